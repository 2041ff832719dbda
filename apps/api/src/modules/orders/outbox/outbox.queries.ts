import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';

export interface OutboxEntry {
  id: string;
  kind: string;
  payload: { orderId: string };
  /** The request or job that made the change. */
  requestId: string | null;
}

/** Removes and returns the oldest entries. Concurrent workers never get the same entry. */
export async function takeOutboxEntries(tx: Tx, limit: number): Promise<OutboxEntry[]> {
  const { rows } = await sql<OutboxEntry>`
    delete from outbox where id in (
      select id from outbox order by at, id limit ${limit} for update skip locked
    ) returning id, kind, payload, (
      select request_id from order_event
      where order_id = (outbox.payload ->> 'orderId')::uuid and order_event.at = outbox.at
      limit 1
    ) as "requestId"`.execute(tx);
  return rows;
}

/** PostgreSQL channel with the ids of new and changed orders. */
export const orderChannel = 'order_changed';

/** Notifies open screens on commit. */
export async function announceOrders(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select pg_notify(${orderChannel}, ${ids.join()})`.execute(tx);
}
