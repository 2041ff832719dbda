import { anyone, type Ctx } from '#api/platform/context.ts';
import { noteSecurityEvent } from '#api/platform/security-log/security-event.ts';
import { sendPasswordResetJob } from '../account/accounts.jobs.ts';
import type { Limits } from '../account/limits.ts';
import { rateLimitKey, type Visitor } from '../account/rate-limit-key.ts';

/** Queues the e-mail without looking up the account, so the response time reveals nothing. */
export async function requestPasswordReset(
  ctx: Ctx,
  limits: Limits,
  email: string,
  visitor: Visitor,
): Promise<void> {
  anyone(ctx);
  await limits.consume('requestResetAddress', rateLimitKey(visitor.ipAddress));
  await limits.consume('requestReset', email);
  await ctx.transact((tx) => ctx.enqueue(tx, sendPasswordResetJob, { email }));
  noteSecurityEvent(ctx, { kind: 'password_reset_requested', email });
}
