import { sql } from 'kysely';
import type { Reader } from '#api/platform/db/transaction.ts';

/** Returns the ids of products on sale: no drafts, nothing archived. */
export async function listOnSaleIds(read: Reader, ids: readonly string[]): Promise<string[]> {
  const rows = await read
    .selectFrom('product_listing')
    .select('product_id as id')
    .where('product_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the ids of products that are or were on sale. */
export async function listEverSoldIds(read: Reader, ids: readonly string[]): Promise<string[]> {
  const rows = await read
    .selectFrom('product')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('status', 'in', ['active', 'archived'])
    .execute();
  return rows.map(({ id }) => id);
}
