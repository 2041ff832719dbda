import { requireShop, type Ctx } from '#api/platform/context.ts';
import type { PersonalRecords } from '#api/platform/personal-data.ts';
import { lockAccount } from '../account/accounts.queries.ts';
import { insertErasedAccount } from './erased-accounts.queries.ts';
import { eraseRecords } from './erase-records.ts';

/**
 * Erases accounts that a restored backup has brought back. Waits for no open order: when the account
 * was erased, it had none. Returns how many there were.
 */
export async function eraseAgain(
  ctx: Ctx,
  personalRecords: readonly PersonalRecords[],
  accountIds: Iterable<string>,
): Promise<number> {
  requireShop(ctx);
  const now = ctx.now();
  let erased = 0;
  for (const accountId of accountIds) {
    await ctx.transact(async (tx) => {
      if (await lockAccount(tx, accountId)) {
        await eraseRecords(tx, personalRecords, accountId, now);
        erased += 1;
      } else {
        await insertErasedAccount(tx, accountId, now);
      }
    });
  }
  return erased;
}
