import { sql } from 'kysely';
import type { Reader } from '#api/platform/db/transaction.ts';

/** Lists unpaid orders whose reservation ended before the given time, oldest first. */
export async function listExpiredReservations(
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
