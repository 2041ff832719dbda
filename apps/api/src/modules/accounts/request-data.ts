import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { dataLinkMail } from './accounts.jobs.ts';
import { confirmPassword, type Door } from './confirm-password.ts';

/** The link proves the mailbox as well; until it is used, no copy of the data lies anywhere. */
export async function requestData(ctx: Ctx, door: Door, password: string): Promise<void> {
  const { accountId } = requireShopper(ctx);
  await door.limits.take('accountMail', accountId);
  await confirmPassword(ctx, door, password);
  await ctx.transact((tx) => ctx.enqueue(tx, dataLinkMail, { accountId }));
}
