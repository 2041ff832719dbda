import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { securityEvent } from '#api/platform/security-log/security-event.ts';
import { sendDataLinkJob } from '../account/accounts.jobs.ts';
import type { AuthDeps } from '../account/auth-deps.ts';
import { confirmPassword } from '../account/confirm-password.ts';

/** Sends a link rather than the data: it proves access to the mailbox, and no copy is stored. */
export async function requestData(ctx: Ctx, deps: AuthDeps, password: string): Promise<void> {
  const { accountId } = requireShopper(ctx);
  await deps.limits.consume('accountMail', accountId);
  await confirmPassword(ctx, deps, password);
  await ctx.transact(async (tx) => {
    await ctx.enqueue(tx, sendDataLinkJob, { accountId });
    await securityEvent(tx, ctx, { kind: 'data_requested' });
  });
}
