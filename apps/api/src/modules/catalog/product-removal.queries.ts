import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';

/** Says whether it could: what the ledger knows of stays. */
export async function deleteProduct(tx: Tx, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('product')
    .where('id', '=', id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('stock_movement')
            .select(sql`1`.as('one'))
            .whereRef('stock_movement.product_id', '=', 'product.id'),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function archiveProduct(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('product')
    .set((eb) => ({ status: 'archived', updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('product_listing').where('product_id', '=', id).execute();
}
