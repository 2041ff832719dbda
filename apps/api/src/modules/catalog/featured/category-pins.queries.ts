import { sql } from 'kysely';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

/** Serializes changes to the pins of a subcategory until the transaction ends. */
export async function lockPins(tx: Tx, categoryId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('category_pin'), hashtext(${categoryId}))`.execute(
    tx,
  );
}

export interface Pin {
  id: string;
  name: string;
}

/** Returns the pinned products of a subcategory, in order. */
export const listPins = (read: Reader, categoryId: string): Promise<Pin[]> =>
  read
    .selectFrom('category_pin')
    .innerJoin('product', 'product.id', 'category_pin.product_id')
    .select(['product.id', 'product.name'])
    .where('category_pin.category_id', '=', categoryId)
    .orderBy('category_pin.position')
    .execute();

/** Returns the positions of the pinned ones among these products. */
export async function findPinPositions(
  read: Reader,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await read
    .selectFrom('category_pin')
    .select(['product_id', 'position'])
    .where('product_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ product_id: id, position }) => [id, position]));
}

/** Replaces the pins of a subcategory and updates its listing. */
export async function replacePins(
  tx: Tx,
  categoryId: string,
  ids: readonly string[],
): Promise<void> {
  const removed = await tx
    .deleteFrom('category_pin')
    .where('category_id', '=', categoryId)
    .returning('product_id')
    .execute();
  await sql`
    insert into category_pin (category_id, position, product_id)
    select ${categoryId}, position, product_id
    from unnest(${ids}::uuid[]) with ordinality as pinned (product_id, position)
  `.execute(tx);
  const affected = [...new Set([...removed.map((row) => row.product_id), ...ids])];
  await sql`
    update product_listing set pin = category_pin.position
    from unnest(${affected}::uuid[]) as affected (product_id) left join category_pin using (product_id)
    where product_listing.product_id = affected.product_id
      and product_listing.pin is distinct from category_pin.position
  `.execute(tx);
}

/** Unpins products that were archived or moved to another subcategory. */
export async function deleteStalePins(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    delete from category_pin using product
    where product.id = category_pin.product_id and product.id = any(${ids}::uuid[])
      and (product.category_id <> category_pin.category_id or product.status = 'archived')
  `.execute(tx);
}
