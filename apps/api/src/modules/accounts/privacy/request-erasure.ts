import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { securityEvent } from '#api/platform/security-log/security-event.ts';
import { eraseAccountJob, sendErasureNoticeJob } from '../account/accounts.jobs.ts';
import { lockAccount, updateErasure } from '../account/accounts.queries.ts';
import type { AuthDeps } from '../account/auth-deps.ts';
import { confirmPassword } from '../account/confirm-password.ts';

/** Gives the owner time to notice a request made by an intruder. */
const graceMs = 7 * 24 * 60 * 60_000;

export async function requestErasure(ctx: Ctx, deps: AuthDeps, password: string): Promise<void> {
  const { accountId } = requireShopper(ctx);
  await confirmPassword(ctx, deps, password);
  const eraseAt = new Date(ctx.now().getTime() + graceMs);
  await ctx.transact(async (tx) => {
    const account = await lockAccount(tx, accountId);
    // The append-only audit log refers to staff accounts.
    if (account?.role === 'admin') throw new AppError('accounts.staff_not_deletable');
    await updateErasure(tx, accountId, eraseAt);
    await ctx.enqueue(tx, eraseAccountJob, { accountId }, eraseAt);
    await ctx.enqueue(tx, sendErasureNoticeJob, { accountId });
    await securityEvent(tx, ctx, { kind: 'erasure_requested' });
  });
}

export async function cancelErasure(ctx: Ctx): Promise<void> {
  const { accountId } = requireShopper(ctx);
  await ctx.transact(async (tx) => {
    await updateErasure(tx, accountId, null);
    await securityEvent(tx, ctx, { kind: 'erasure_cancelled' });
  });
}
