import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { emailVerificationMail } from './accounts.jobs.ts';
import type { Limits } from './limits.ts';

export async function requestVerification(ctx: Ctx, limits: Limits): Promise<void> {
  const { accountId } = requireShopper(ctx);
  await limits.take('accountMail', accountId);
  await ctx.transact((tx) => ctx.enqueue(tx, emailVerificationMail, { accountId }));
}
