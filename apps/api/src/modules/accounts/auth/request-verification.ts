import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { sendEmailVerificationJob } from '../account/accounts.jobs.ts';
import type { Limits } from '../account/limits.ts';

export async function requestVerification(ctx: Ctx, limits: Limits): Promise<void> {
  const { accountId } = requireShopper(ctx);
  await limits.consume('accountMail', accountId);
  await ctx.transact((tx) => ctx.enqueue(tx, sendEmailVerificationJob, { accountId }));
}
