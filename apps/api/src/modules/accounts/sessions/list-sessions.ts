import type { OpenSession } from '@sirkito/contracts/accounts/own-schemas';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { deviceName } from './device-name.ts';
import { hasEnded } from '../account/session.ts';
import { listAccountSessions } from './sessions.queries.ts';

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
