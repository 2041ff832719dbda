import { sql } from 'kysely';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import type { StoredProduct } from './product-record.ts';

interface Page {
  /** Undefined means all categories. */
  categoryIds: readonly string[] | undefined;
  afterSku: string;
  limit: number;
}

/** Returns the next products of any status, in order of SKU. */
export function listRecords(
  read: Reader,
  { categoryIds, afterSku, limit }: Page,
): Promise<StoredProduct[]> {
  const page = selectRecords(read).where('product.sku', '>', afterSku).limit(limit);
  if (!categoryIds) return page.execute();
  return page.where('product.category_id', '=', sql<string>`any(${categoryIds}::text[])`).execute();
}

/** Locks the products with these SKUs. FOR NO KEY UPDATE does not block orders. */
export function lockRecords(tx: Tx, skus: readonly string[]): Promise<StoredProduct[]> {
  return selectRecords(tx)
    .where('product.sku', '=', sql<string>`any(${skus}::text[])`)
    .forNoKeyUpdate('product')
    .execute();
}

const withIds = (read: Reader, ids: readonly string[]) =>
  selectRecords(read)
    .select('product.id')
    .where('product.id', '=', sql<string>`any(${ids}::uuid[])`);

export const listRecordsById = (read: Reader, ids: readonly string[]) =>
  withIds(read, ids).execute();

/** FOR NO KEY UPDATE does not block orders. */
export const lockRecordsById = (tx: Tx, ids: readonly string[]) =>
  withIds(tx, ids).forNoKeyUpdate('product').execute();

export function findRecord(read: Reader, id: string) {
  return selectRecords(read)
    .select([
      'product.version',
      'product.created_at as createdAt',
      'product.updated_at as updatedAt',
    ])
    .where('product.id', '=', id)
    .executeTakeFirst();
}

const selectRecords = (read: Reader) =>
  read
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select([
      'product.sku',
      'product.name',
      'brand.name as brand',
      'product.category_id as category',
      'product.status',
      'product.price_centavos as priceCentavos',
      'product.sale_price_centavos as salePriceCentavos',
      'product.sale_starts_at as saleStartsAt',
      'product.sale_ends_at as saleEndsAt',
      sql<number>`coalesce((
        select available from available_stock where product_id = product.id), 0)`.as('totalStock'),
      'product.warranty_months as warrantyMonths',
      'product.weight_g as weightG',
      'product.box_mm as boxMm',
      'product.estimated',
      'product.released_on as releasedOn',
      'product.description',
      'product.attributes',
    ])
    .orderBy('product.sku');

export async function insertBrands(
  tx: Tx,
  brands: readonly { id: string; name: string }[],
): Promise<void> {
  if (brands.length === 0) return;
  await tx
    .insertInto('brand')
    .values([...brands])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
