import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';

/** The amounts stay; the person in them goes, with keys, notes and the buyer of the invoice. */
export async function forgetOldOrders(
  tx: Tx,
  { before, limit, now }: { before: Date; limit: number; now: Date },
): Promise<number> {
  const { rows } = await sql<{ forgotten: number }>`
    select forget_old_orders(${before}, ${limit}, ${now}) as forgotten`.execute(tx);
  return rows[0]?.forgotten ?? 0;
}
