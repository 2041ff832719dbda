import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';

/** The amounts stay; the person in them goes. */
export async function anonymiseOldOrders(
  tx: Tx,
  { before, limit, now }: { before: Date; limit: number; now: Date },
): Promise<number> {
  const { rows } = await sql`
    update customer_order set address = '{}', notes = '', updated_at = ${now} where id in (
      select id from customer_order where created_at < ${before} and address <> '{}'
      order by created_at limit ${limit} for update skip locked
    ) returning id`.execute(tx);
  return rows.length;
}
