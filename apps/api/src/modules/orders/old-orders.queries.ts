import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';

interface Old {
  before: Date;
  limit: number;
}

/** The amounts stay; the person in them goes, with keys, notes and the buyer of the invoice. */
export async function forgetOldOrders(
  tx: Tx,
  { before, limit, now }: Old & { now: Date },
): Promise<number> {
  const { rows } = await sql<{ forgotten: number }>`
    select forget_old_orders(${before}, ${limit}, ${now}) as forgotten`.execute(tx);
  return rows[0]?.forgotten ?? 0;
}

/** Notes on orders that have had no person for longer, since their account was erased. */
export async function deleteOldNotes(tx: Tx, { before, limit }: Old): Promise<number> {
  const { rows } = await sql`
    delete from order_note where id in (
      select id from order_note where at < ${before} order by at limit ${limit}
    ) returning id`.execute(tx);
  return rows.length;
}
