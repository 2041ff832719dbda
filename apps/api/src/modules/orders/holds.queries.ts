import { sql } from 'kysely';
import type { Reader } from '#api/platform/db/transaction.ts';

/** Orders that should have been released by then, by the database's clock too, the longest overdue first. */
export async function listOverdueHolds(
  read: Reader,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const rows = await read
    .selectFrom('customer_order')
    .select('id')
    .where('status', '=', 'pending')
    .where('hold_until', '<', before)
    .where('hold_until', '<', sql<Date>`now()`)
    .orderBy('hold_until')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
