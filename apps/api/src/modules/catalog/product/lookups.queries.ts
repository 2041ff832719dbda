import { sql } from 'kysely';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import type { Lookups } from './product.ts';

/** Reads brands and subcategories once, to check a whole batch of products against them. */
export async function readLookups(read: Reader): Promise<Lookups> {
  const [brands, leaves] = await Promise.all([
    read.selectFrom('brand').select(['id', 'name']).execute(),
    read
      .selectFrom('category')
      .select('id')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('category as child')
              .select(sql`1`.as('one'))
              .whereRef('child.parent_id', '=', 'category.id'),
          ),
        ),
      )
      .execute(),
  ]);
  return {
    brands: new Map(
      brands.flatMap(({ id, name }) => [
        [id, id],
        [name.toLowerCase(), id],
      ]),
    ),
    subcategories: new Set(leaves.map(({ id }) => id)),
  };
}

export function listBrands(read: Reader) {
  return read
    .selectFrom('brand')
    .select(['id', 'name'])
    .orderBy((eb) => eb.fn('lower', ['name']))
    .execute();
}

/** Returns the ids of the brands with these ids or names, in lower case. */
export async function findBrandIds(read: Reader, given: readonly string[]): Promise<string[]> {
  const wanted = sql<string>`any(${given}::text[])`;
  const rows = await read
    .selectFrom('brand')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', wanted), eb(eb.fn('lower', ['name']), '=', wanted)]))
    .execute();
  return rows.map(({ id }) => id);
}

export async function listSkus(read: Reader, skus: readonly string[]): Promise<string[]> {
  const rows = await read
    .selectFrom('product')
    .select('sku')
    .where('sku', '=', sql<string>`any(${skus}::text[])`)
    .execute();
  return rows.map(({ sku }) => sku);
}

export async function findProductId(read: Reader, sku: string): Promise<string> {
  const row = await read
    .selectFrom('product')
    .select('id')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  return row.id;
}

export function lockProduct(tx: Tx, id: string) {
  return tx.selectFrom('product').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
