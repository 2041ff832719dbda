import { sql } from 'kysely';
import type { Json } from '#api/platform/db/schema.gen.ts';
import type { Tx } from '#api/platform/db/transaction.ts';

/** Personal data of an order; amounts, dates and items stay for accounting. */
const emptied = (now: Date) => ({
  address: sql<Json>`'{}'::jsonb`,
  notes: '',
  cod_reasons: null,
  updated_at: now,
});

/** Purges personal data, keys, notes and invoice buyers of old orders. */
export async function purgeOldOrders(
  tx: Tx,
  { before, limit, now }: { before: Date; limit: number; now: Date },
): Promise<number> {
  const { rows } = await sql<{ orderIds: string[]; notes: number }>`
    select order_ids as "orderIds", notes from purge_old_orders(${before}, ${limit})`.execute(tx);
  const { orderIds = [], notes = 0 } = rows[0] ?? {};
  if (orderIds.length > 0) {
    await tx.updateTable('customer_order').set(emptied(now)).where('id', 'in', orderIds).execute();
  }
  return orderIds.length + notes;
}

/** Clears the customer's name and address. */
export async function anonymiseOrders(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable('customer_order')
    .set(emptied(now))
    .where('account_id', '=', accountId)
    .execute();
}
