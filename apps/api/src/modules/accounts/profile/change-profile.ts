import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { updateUserName } from '../account/accounts.queries.ts';

export async function changeProfile(ctx: Ctx, { userName }: { userName: string }): Promise<void> {
  const { accountId } = requireShopper(ctx);
  await ctx.transact((tx) => updateUserName(tx, accountId, userName, ctx.now()));
}
