import { anyone, type Ctx } from '#api/platform/context.ts';
import { passwordResetMail } from './accounts.jobs.ts';
import type { Limits } from './limits.ts';
import { countedAs, type Visitor } from './visitor.ts';

/** Promises the e-mail without looking whether there is such an account: the job does that. */
export async function requestPasswordReset(
  ctx: Ctx,
  limits: Limits,
  email: string,
  visitor: Visitor,
): Promise<void> {
  anyone(ctx);
  await limits.take('requestResetAddress', countedAs(visitor.address));
  await limits.take('requestReset', email);
  await ctx.transact((tx) => ctx.enqueue(tx, passwordResetMail, { email }));
}
