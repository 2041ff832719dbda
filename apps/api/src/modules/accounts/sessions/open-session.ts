import type { ActorContext } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { networkOf } from '#api/platform/network.ts';
import { lifetimes, type SessionKind } from '../account/session.ts';
import { deleteExpiredSessions, insertSession, insertSessionToken } from './sessions.queries.ts';
import { newBinding, newSessionToken, sha256 } from '../account/tokens.ts';
import type { Visitor } from '../account/rate-limit-key.ts';

export interface OpenedSession {
  token: string;
  /** Cookie value that the token is bound to; undefined for clients without cookies. */
  binding: string | undefined;
}

interface NewSession {
  accountId: string;
  kind: SessionKind;
  visitor: Visitor;
}

export async function openSession(
  tx: Tx,
  by: ActorContext,
  { accountId, kind, visitor }: NewSession,
): Promise<OpenedSession> {
  const [id, now, token] = [by.newId(), by.now(), newSessionToken(kind)];
  const binding = visitor.supportsCookies ? newBinding() : undefined;
  await deleteExpiredSessions(tx, accountId, now);
  await insertSession(tx, {
    id,
    account_id: accountId,
    kind,
    binding_hash: binding === undefined ? null : sha256(binding),
    user_agent: visitor.userAgent.slice(0, 300),
    network: networkOf(visitor.ipAddress),
    created_at: now,
    last_seen_at: now,
    confirmed_at: now,
    expires_at: new Date(now.getTime() + lifetimes[kind].absoluteMs),
  });
  await insertSessionToken(tx, { hash: sha256(token), sessionId: id, issuedAt: now });
  return { token, binding };
}
