import { anyone, type Ctx } from '#api/platform/context.ts';
import { noteSecurityEvent } from '#api/platform/security-log/security-event.ts';
import { sendPasswordResetJob } from '../account/accounts.jobs.ts';
import type { Limits } from '../account/limits.ts';
import { addressKey, type Visitor } from '../account/rate-limit-key.ts';

/**
 * Queues the e-mail without looking up the account, so the response time reveals nothing. Above the
 * limit of an e-mail address it queues none: the links sent still work.
 */
export async function requestPasswordReset(
  ctx: Ctx,
  limits: Limits,
  email: string,
  visitor: Visitor,
): Promise<void> {
  anyone(ctx);
  await limits.consume('requestResetAddress', addressKey(visitor.ipAddress));
  const { excess } = await limits.count('requestReset', email);
  if (excess <= 0) await ctx.transact((tx) => ctx.enqueue(tx, sendPasswordResetJob, { email }));
  noteSecurityEvent(ctx, { kind: 'password_reset_requested', email });
}
