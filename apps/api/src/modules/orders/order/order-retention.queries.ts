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

/** Clears the customer's name and address; amounts, dates and items stay for accounting. */
export async function anonymiseOrders(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable('customer_order')
    .set({ address: sql`'{}'::jsonb`, notes: '', cod_reasons: null, updated_at: now })
    .where('account_id', '=', accountId)
    .execute();
}
