import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';

/** Returns false, deleting nothing, if the product has stock movements or is in a cart. */
export async function deleteProduct(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from product where id = ${id}
      and not exists (select 1 from stock_movement where product_id = product.id)
      and not exists (select 1 from cart_line where product_id = product.id)
      and not exists (select 1 from saved_line where product_id = product.id)
    returning id`.execute(tx);
  return rows.length > 0;
}

export async function archiveProduct(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('product')
    .set((eb) => ({ status: 'archived', updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('product_listing').where('product_id', '=', id).execute();
}
