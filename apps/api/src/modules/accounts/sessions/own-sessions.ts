import type { OpenSession } from '@sirkito/contracts/accounts/own-schemas';
import { AppError } from '@sirkito/contracts/errors';
import { type Ctx, requireShopper } from '#api/platform/context.ts';
import { securityEvent } from '#api/platform/security-log/security-event.ts';
import { requireSecondFactorSession } from '../account/require-staff-session.ts';
import { hasEnded } from '../account/session.ts';
import { deviceName } from './device-name.ts';
import { deleteSession, deleteSessions, listAccountSessions } from './sessions.queries.ts';

export async function listSessions(ctx: Ctx): Promise<OpenSession[]> {
  const { accountId, sessionId } = requireShopper(ctx);
  const now = ctx.now();
  const sessions = await listAccountSessions(ctx.read, accountId);
  return sessions
    .map((row) => ({
      ...row,
      kind: row.kind === 'staff' ? ('staff' as const) : ('shopper' as const),
    }))
    .filter((session) => !hasEnded({ ...session, tokenEndsAt: null }, now))
    .map(({ id, kind, userAgent, network, createdAt, lastSeenAt }) => ({
      id,
      kind,
      device: deviceName(userAgent),
      network,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: id === sessionId,
    }));
}

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
