import { requireShop, type Ctx } from '#api/platform/context.ts';
import { deleteAccount, findAccountByEmail } from '../modules/accounts/account/accounts.queries.ts';
import { demoAccounts } from './demo-accounts.ts';
import { deleteSamples } from './sample-reviews/sample-reviews.queries.ts';

/** Removes demo accounts, sample reviews and sample questions. Products and settings stay. */
export async function removeDemoData(ctx: Ctx): Promise<void> {
  requireShop(ctx);
  await ctx.transact(async (tx) => {
    await deleteSamples(tx);
    for (const { email } of demoAccounts) {
      const account = await findAccountByEmail(tx, email);
      if (account) await deleteAccount(tx, account.id);
    }
  });
}
