import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';

/** Purges personal data, keys, notes and invoice buyers of old orders; amounts stay. */
export async function purgeOldOrders(
  tx: Tx,
  { before, limit, now }: { before: Date; limit: number; now: Date },
): Promise<number> {
  const { rows } = await sql<{ purged: number }>`
    select purge_old_orders(${before}, ${limit}, ${now}) as purged`.execute(tx);
  return rows[0]?.purged ?? 0;
}
