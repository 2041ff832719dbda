import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';

interface Old {
  before: Date;
  limit: number;
}

/** The amounts stay; the person in them goes, and so does what staff noted about them. */
export async function anonymiseOldOrders(
  tx: Tx,
  { before, limit, now }: Old & { now: Date },
): Promise<number> {
  const { rows } = await sql`
    with old as (
      select id from customer_order where created_at < ${before} and address <> '{}'
      order by created_at limit ${limit} for update skip locked
    ), noted as (
      delete from order_note using old where order_note.order_id = old.id
    )
    update customer_order set address = '{}', notes = '', updated_at = ${now}
    from old where customer_order.id = old.id returning customer_order.id`.execute(tx);
  return rows.length;
}

/** Notes on orders that have had no person for longer, since their account was erased. */
export async function deleteOldNotes(tx: Tx, { before, limit }: Old): Promise<number> {
  const { rows } = await sql`
    delete from order_note where id in (
      select id from order_note where at < ${before} order by at limit ${limit}
    ) returning id`.execute(tx);
  return rows.length;
}
