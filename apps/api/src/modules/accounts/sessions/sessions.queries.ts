import { sql, type Insertable } from 'kysely';
import type { DB, Session } from '#api/platform/db/schema.gen.ts';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import type { AccountRow } from '../account/accounts.queries.ts';
import { hasSecondFactor } from '../account/second-factor.queries.ts';

interface FoundSession {
  id: string;
  accountId: string;
  kind: DB['session']['kind'];
  bindingHash: Buffer | null;
  lastSeenAt: Date;
  expiresAt: Date;
  role: AccountRow['role'];
  staffRole: AccountRow['staff_role'];
  mustConfirmEmail: boolean;
  /** False for shoppers, who need none. */
  hasSecondFactor: boolean;
  graceStartsAt: Date | null;
  isReset: boolean | null;
  disabledAt: Date | null;
  tokenUsedAt: Date | null;
  tokenEndsAt: Date | null;
}

/** Keyed by base64 hash. Prepared, because nearly every authenticated request runs it. */
export async function listSessionsByToken(
  read: Reader,
  hashes: readonly string[],
): Promise<Map<string, FoundSession>> {
  const found = await selectRaw(
    read,
    sql<FoundSession & { hash: Buffer }>`
      select token.hash, session.id, session.account_id as "accountId", session.kind,
        session.binding_hash as "bindingHash", session.last_seen_at as "lastSeenAt",
        session.expires_at as "expiresAt", account.role,
        account.staff_role as "staffRole", account.disabled_at as "disabledAt",
        account.must_confirm_email as "mustConfirmEmail",
        session.kind = 'staff' and ${hasSecondFactor} as "hasSecondFactor",
        grace.starts_at as "graceStartsAt", grace.is_reset as "isReset",
        token.used_at as "tokenUsedAt", token.ends_at as "tokenEndsAt"
      from session_token as token
      join session on session.id = token.session_id
      join account on account.id = session.account_id
      left join two_factor_grace as grace
        on session.kind = 'staff' and grace.account_id = account.id
      where token.hash = any (${hashes.map((hash) => Buffer.from(hash, 'base64'))}::bytea[])`,
  );
  return new Map(found.map(({ hash, ...session }) => [hash.toString('base64'), session]));
}

/** Lists staff sessions that haven't ended, with the database's time. */
export function listStaffSessions(read: Reader, sessionIds: readonly string[]) {
  return read
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .leftJoin('two_factor_grace as grace', 'grace.account_id', 'account.id')
    .select([
      'session.id',
      'account.staff_role as staffRole',
      'grace.starts_at as graceStartsAt',
      'grace.is_reset as isReset',
      hasSecondFactor.as('hasSecondFactor'),
      sql<Date>`now()`.as('now'),
    ])
    .where('session.id', 'in', sessionIds)
    .where('session.kind', '=', 'staff')
    .where('session.expires_at', '>', sql<Date>`now()`)
    .where('account.role', '=', 'admin')
    .where('account.disabled_at', 'is', null)
    .execute();
}

export async function insertSession(tx: Tx, session: Insertable<Session>): Promise<void> {
  await tx.insertInto('session').values(session).execute();
}

interface NewToken {
  hash: Buffer;
  sessionId: string;
  issuedAt: Date;
  predecessorHash?: Buffer;
}

export async function insertSessionToken(tx: Tx, token: NewToken): Promise<void> {
  await tx
    .insertInto('session_token')
    .values({
      hash: token.hash,
      session_id: token.sessionId,
      issued_at: token.issuedAt,
      predecessor_hash: token.predecessorHash ?? null,
    })
    .execute();
}

export async function lockSessionToken(tx: Tx, hash: Buffer) {
  return tx
    .selectFrom('session_token')
    .select(['session_id as sessionId', 'issued_at as issuedAt', 'sealed_successor as sealed'])
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
}

export async function sealSuccessor(tx: Tx, hash: Buffer, sealed: Buffer): Promise<void> {
  await tx
    .updateTable('session_token')
    .set({ sealed_successor: sealed })
    .where('hash', '=', hash)
    .execute();
}

/** Keeps the session until the transaction ends. Returns false when it has ended. */
export async function lockSession(tx: Tx, id: string): Promise<boolean> {
  const session = await tx
    .selectFrom('session')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return session !== undefined;
}

export async function touchSession(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('session').set({ last_seen_at: now }).where('id', '=', id).execute();
}

export async function markSessionConfirmed(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('session')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Records the first use of a token and expires its predecessor at `end`. */
export async function markTokenUsed(tx: Tx, hash: Buffer, now: Date, end: Date): Promise<void> {
  const marked = await tx
    .updateTable('session_token')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('predecessor_hash')
    .executeTakeFirst();
  if (!marked?.predecessor_hash) return;
  await tx
    .updateTable('session_token')
    .set({ ends_at: end })
    .where('hash', '=', marked.predecessor_hash)
    .execute();
}

export async function deleteEndedTokens(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx
    .deleteFrom('session_token')
    .where('session_id', '=', sessionId)
    .where('ends_at', '<', now)
    .execute();
}

/** Returns false when the account has no such session. */
export async function deleteSession(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const ended = await tx
    .deleteFrom('session')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

export async function deleteSessions(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('session').where('account_id', '=', accountId).execute();
}

/** Ends the other staff sessions, which may have been opened without the second factor. */
export async function deleteOtherStaffSessions(
  tx: Tx,
  accountId: string,
  currentId: string,
): Promise<void> {
  await tx
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'staff')
    .where('id', '!=', currentId)
    .execute();
}

export async function deleteStaffSessions(tx: Tx, accountId: string): Promise<void> {
  await tx
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'staff')
    .execute();
}

export async function deleteExpiredSessions(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('expires_at', '<', now)
    .execute();
}

export async function deleteOtherSessions(
  tx: Tx,
  accountId: string,
  currentId: string,
): Promise<void> {
  await tx
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '!=', currentId)
    .execute();
}

export async function listAccountSessions(read: Reader, accountId: string) {
  return read
    .selectFrom('session')
    .select([
      'id',
      'account_id as accountId',
      'kind',
      'user_agent as userAgent',
      'network',
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
      'expires_at as expiresAt',
    ])
    .where('account_id', '=', accountId)
    .orderBy('last_seen_at', 'desc')
    .limit(200)
    .execute();
}
