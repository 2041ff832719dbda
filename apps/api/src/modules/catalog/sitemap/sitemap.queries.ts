import { sql } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';

/**
 * Returns the id of every `size`-th product on sale, except the last product. Walks the primary key
 * index, so no row is read or sorted.
 */
export async function listChunkEnds(read: Reader, size: number): Promise<string[]> {
  const rows = await selectRaw(
    read,
    sql<{ id: string }>`
      with recursive chunk_end as (
        (select product_id as id from product_listing
         order by product_id offset ${size - 1} limit 1)
        union all
        select (
          select product_id from product_listing where product_id > chunk_end.id
          order by product_id offset ${size - 1} limit 1
        ) from chunk_end where chunk_end.id is not null
      )
      select id from chunk_end
      where exists (select from product_listing where product_id > chunk_end.id)`,
  );
  return rows.map(({ id }) => id).toSorted();
}

export function listProductsAfter(read: Reader, after: string | undefined, limit: number) {
  return read
    .selectFrom('product')
    .select(['id', 'slug', 'updated_at as updatedAt'])
    .where('status', '=', 'active')
    .$if(after !== undefined, (products) => products.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}
