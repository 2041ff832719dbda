import { sql } from 'kysely';
import type { Reader } from '#api/platform/db/transaction.ts';

/** Which of these are in the shop; drafts and what is no longer sold are not. */
export async function listSoldIds(read: Reader, ids: readonly string[]): Promise<string[]> {
  const rows = await read
    .selectFrom('product_listing')
    .select('product_id as id')
    .where('product_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return rows.map(({ id }) => id);
}

/** Which of these were ever in the shop: somebody may have one that is no longer sold. */
export async function listOnceSoldIds(read: Reader, ids: readonly string[]): Promise<string[]> {
  const rows = await read
    .selectFrom('product')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('status', 'in', ['active', 'archived'])
    .execute();
  return rows.map(({ id }) => id);
}
