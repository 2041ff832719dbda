import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';

export interface Owed {
  id: string;
  kind: string;
  payload: { orderId: string };
}

/** The oldest ones; two workers never get the same. */
export async function takeFromOutbox(tx: Tx, limit: number): Promise<Owed[]> {
  const { rows } = await sql<Owed>`
    delete from outbox where id in (
      select id from outbox order by at, id limit ${limit} for update skip locked
    ) returning id, kind, payload`.execute(tx);
  return rows;
}

/** Where open screens hear which orders are new or have changed. */
export const orderChannel = 'order_changed';

/** Wakes whoever listens on open screens, once this is committed. */
export async function announceOrders(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select pg_notify(${orderChannel}, ${ids.join()})`.execute(tx);
}
