import { sql, type RawBuilder } from 'kysely';
import { selectRanked } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import type { SearchPlan } from './search-tiers.ts';

export interface ProductMatch {
  id: string;
  name: string;
  categoryName: string;
  images: string[];
}

/** Returns the best matches, best first. */
export function listBestMatches(
  read: Reader,
  { tiers }: SearchPlan,
  limit: number,
): Promise<ProductMatch[]> {
  return selectRanked(
    read,
    sql<ProductMatch & { rank: number }>`
      select rank, id, name, "categoryName", array(
        select file from product_image where product_image.product_id = found.id order by position
      ) as images
      from best_matches(${tiers}::tsquery[], ${limit}) with ordinality
        as found (id, name, "categoryName", rank)`,
  );
}

/** Condition on a row of product_listing: it matches the search. */
export function matchesSearch({ tiers }: SearchPlan): RawBuilder<boolean> {
  const widest = tiers.at(-1);
  return widest === undefined ? sql`false` : matches(widest);
}

/** Index of the first tier that a matching row of product_listing satisfies: 0 is best. */
export function searchRank({ tiers }: SearchPlan): RawBuilder<number> {
  const better = tiers.slice(0, -1);
  if (better.length === 0) return sql`0`;
  const cases = better.map((tier, rank) => sql`when ${matches(tier)} then ${sql.lit(rank)}`);
  return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(better.length)} end`;
}

const matches = (tier: string): RawBuilder<boolean> => sql`document @@ ${tier}::tsquery`;
