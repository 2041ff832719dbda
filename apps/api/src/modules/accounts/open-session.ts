import type { Acting } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { lifetimes, type SessionKind } from './session.ts';
import { deleteExpiredSessions, insertSession, insertSessionToken } from './sessions.queries.ts';
import { newBinding, newSessionToken, sha256 } from './tokens.ts';
import { networkOf, type Visitor } from './visitor.ts';

export interface OpenedSession {
  token: string;
  /** The half that goes into the cookie; a program that keeps no cookies has none. */
  binding: string | undefined;
}

interface NewSession {
  accountId: string;
  kind: SessionKind;
  visitor: Visitor;
}

export async function openSession(
  tx: Tx,
  by: Acting,
  { accountId, kind, visitor }: NewSession,
): Promise<OpenedSession> {
  const [id, now, token] = [by.newId(), by.now(), newSessionToken(kind)];
  const binding = visitor.keepsCookies ? newBinding() : undefined;
  await deleteExpiredSessions(tx, accountId, now);
  await insertSession(tx, {
    id,
    account_id: accountId,
    kind,
    binding_hash: binding === undefined ? null : sha256(binding),
    user_agent: visitor.userAgent.slice(0, 300),
    network: networkOf(visitor.address),
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + lifetimes[kind].absoluteMs),
  });
  await insertSessionToken(tx, { hash: sha256(token), sessionId: id, issuedAt: now });
  return { token, binding };
}
