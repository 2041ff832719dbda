import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { findAccount, updateUserName } from '../account/accounts.queries.ts';
import { requireFreeName } from '../account/reserved-names.ts';

export async function changeProfile(ctx: Ctx, { userName }: { userName: string }): Promise<void> {
  const { accountId } = requireShopper(ctx);
  const account = await findAccount(ctx.read, accountId);
  if (account?.role !== 'admin') await requireFreeName(ctx.read, userName);
  await ctx.transact((tx) => updateUserName(tx, accountId, userName, ctx.now()));
}
