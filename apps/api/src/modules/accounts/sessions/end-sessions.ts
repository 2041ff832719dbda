import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { securityEvent } from '#api/platform/security-log/security-event.ts';
import { requireSecondFactorSession } from '../account/require-staff-session.ts';
import { deleteSession, deleteSessions } from './sessions.queries.ts';

export async function endSession(ctx: Ctx, id: string): Promise<void> {
  const { accountId } = requireShopper(ctx);
  await ctx.transact(async (tx) => {
    await requireSecondFactorSession(tx, ctx);
    const isEnded = await deleteSession(tx, accountId, id);
    if (!isEnded) throw new AppError('accounts.session_not_found');
    await securityEvent(tx, ctx, { kind: 'sessions_ended', details: { which: 'one' } });
  });
}

export async function endSessions(ctx: Ctx): Promise<void> {
  const { accountId } = requireShopper(ctx);
  await ctx.transact(async (tx) => {
    await requireSecondFactorSession(tx, ctx);
    await deleteSessions(tx, accountId);
    await securityEvent(tx, ctx, { kind: 'sessions_ended', details: { which: 'all' } });
  });
}
