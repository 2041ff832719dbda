import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';

interface DeletionBatch {
  before: Date;
  limit: number;
}

export async function deleteOldSessions(tx: Tx, { before, limit }: DeletionBatch): Promise<number> {
  const { rows } = await sql`
    delete from session where id in (
      select id from session where expires_at < ${before}
      order by expires_at limit ${limit} for update skip locked
    ) returning id`.execute(tx);
  return rows.length;
}

export async function deleteOldInvitations(
  tx: Tx,
  { before, limit }: DeletionBatch,
): Promise<number> {
  const { rows } = await sql`
    delete from staff_invitation where account_id in (
      select account_id from staff_invitation where expires_at < ${before}
      order by expires_at limit ${limit}
    ) returning account_id`.execute(tx);
  return rows.length;
}

export async function deleteOldOneTimeTokens(
  tx: Tx,
  { before, limit }: DeletionBatch,
): Promise<number> {
  const { rows } = await sql`
    delete from one_time_token where hash in (
      select hash from one_time_token where expires_at < ${before}
      order by expires_at limit ${limit}
    ) returning hash`.execute(tx);
  return rows.length;
}

/** Deletes events older than a year. Only this database function may delete from the log. */
export async function deleteOldSecurityEvents(tx: Tx, limit: number): Promise<number> {
  const { rows } = await sql<{ purged: number }>`
    select purge_old_security_events(${limit}) as purged`.execute(tx);
  return rows[0]?.purged ?? 0;
}

/** Deletes entries older than five years. Only this database function may delete from the log. */
export async function deleteOldAudit(tx: Tx, limit: number): Promise<number> {
  const { rows } = await sql<{ purged: number }>`
    select purge_old_audit_entries(${limit}) as purged`.execute(tx);
  return rows[0]?.purged ?? 0;
}
