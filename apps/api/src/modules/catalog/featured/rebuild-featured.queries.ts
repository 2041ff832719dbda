import { sql } from 'kysely';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import type { FeaturedScore } from './featured-score.queries.ts';

/** Returns the subcategories with products on sale. */
export async function listCategoryIds(read: Reader): Promise<string[]> {
  const rows = await read
    .selectFrom('category')
    .select('id')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('product_listing')
          .select('product_id')
          .whereRef('product_listing.category_id', '=', 'category.id'),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns how many were stored. */
export async function updateScores(tx: Tx, scores: readonly FeaturedScore[]): Promise<number> {
  const ids = scores.map(({ productId }) => productId);
  const { numAffectedRows } = await sql`
    with locked as (
      -- In the order in which orders lock stock, so that they can't deadlock.
      select product_id from product_listing where product_id = any(${ids}::uuid[])
      order by product_id for no key update
    )
    update product_listing set featured = given.score
    from locked
    join unnest(${ids}::uuid[], ${scores.map(({ score }) => score)}::real[])
      as given (product_id, score) using (product_id)
    where product_listing.product_id = locked.product_id
  `.execute(tx);
  return Number(numAffectedRows ?? 0);
}
