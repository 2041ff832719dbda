import { idleAccountMonths } from '@sirkito/commerce';
import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';

const monthsUntilNotice = idleAccountMonths - 1;

/** Schedules idle customer accounts for erasure, at least 30 days after the notice. Skips staff. */
export async function markIdleAccounts(
  tx: Tx,
  now: Date,
  limit: number,
): Promise<{ accountId: string; eraseAt: Date }[]> {
  const { rows } = await sql<{ accountId: string; eraseAt: Date }>`
    update account set inactivity_notified_at = ${now}, erase_at = greatest(
      last_seen_at + make_interval(months => ${idleAccountMonths}), ${now}::timestamptz + interval '30 days')
    where id in (
      select id from account
      where role = 'user' and erase_at is null
        and last_seen_at < ${now}::timestamptz - make_interval(months => ${monthsUntilNotice})
        -- Staff may have placed a manual order for the customer since.
        and not exists (select 1 from customer_order where account_id = account.id
          and created_at > ${now}::timestamptz - make_interval(months => ${monthsUntilNotice}))
      order by last_seen_at limit ${limit} for update skip locked
    ) returning id as "accountId", erase_at as "eraseAt"`.execute(tx);
  return rows;
}

/** Moves overdue erasures to now, so one that fails again is overdue again after a day. */
export async function markOverdueErasures(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update account set erase_at = ${now}
    where id in (
      select id from account
      where role = 'user' and erase_at < ${now}::timestamptz - interval '1 day'
      order by erase_at limit ${limit} for update skip locked
    ) returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Records a visit, at most once a day, and cancels an erasure that was scheduled for idleness. */
export async function markSeen(tx: Tx, accountId: string, now: Date): Promise<void> {
  await sql`
    update account set last_seen_at = ${now}, inactivity_notified_at = null,
      erase_at = case when inactivity_notified_at is null then erase_at end
    where id = ${accountId} and last_seen_at < ${now}::timestamptz - interval '1 day'`.execute(tx);
}
