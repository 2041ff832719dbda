import { sql, type RawBuilder } from 'kysely';
import { selectRanked, selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import { cardColumns, cardTables, type CardRow } from '../product/product-cards.queries.ts';
import { dictionaryAnswer, type DictionaryLookup } from './dictionary.queries.ts';
import { onFirstRow, rankedRows, type OptionalRow } from './first-row.queries.ts';
import type { SearchPlan } from './search-tiers.ts';

export interface BestMatches {
  rows: CardRow[];
  /** The dictionary's answer to the lookup; null without one. */
  answer: string | null;
}

/** Returns the best matches, best first. */
export async function listBestMatches(
  read: Reader,
  { tiers }: SearchPlan,
  { limit, lookup }: { limit: number; lookup?: DictionaryLookup | undefined },
): Promise<BestMatches> {
  const rows = await selectRaw(
    read,
    sql<CardRow & OptionalRow & Pick<BestMatches, 'answer'>>`
      select ${onFirstRow(lookup && dictionaryAnswer(lookup))} as answer, matched.*
      from (select) as one left join (
        select ordinality as rank, cards.*
        from best_matches(${tiers}::tsquery[], ${limit}) with ordinality as found
        -- PostgreSQL expects 1,000 rows of the function and would hash whole tables; offset 0 prevents it.
        cross join lateral (
          select ${cardColumns} from ${cardTables} where product.id = found.id offset 0
        ) as cards
      ) as matched on true`,
  );
  return {
    rows: rankedRows(rows),
    answer: rows.find(({ answer }) => answer !== null)?.answer ?? null,
  };
}

const mostCounted = 1_000;

/** Returns how many products match each search, at most 1,000. */
export async function countMatches(
  read: Reader,
  plans: readonly SearchPlan[],
  now: Date,
): Promise<number[]> {
  const queries = plans.map(({ tiers }) => tiers.at(-1) ?? '');
  const lowest = plans.map(({ price }) => price?.min ?? null);
  const highest = plans.map(({ price }) => price?.max ?? null);
  const counts = await selectRanked(
    read,
    sql<{ rank: number; matches: number }>`
      select rank, matches from count_matches(
        ${queries}::tsquery[], ${lowest}::bigint[], ${highest}::bigint[], ${now}, ${mostCounted}
      )`,
  );
  return counts.map(({ matches }) => matches);
}

/** Condition on a row of product_listing: it matches the search. */
export function matchesSearch({ tiers, matchesAll }: SearchPlan): RawBuilder<boolean> {
  const widest = tiers.at(-1);
  if (widest === undefined) return sql`${sql.lit(matchesAll)}`;
  // In a subquery, so that the plan doesn't depend on the query: planning costs more than searching.
  return sql`document @@ (select ${widest}::tsquery)`;
}

/** Index of the first tier that a matching row of product_listing satisfies: 0 is best. */
export function searchRank({ tiers }: Pick<SearchPlan, 'tiers'>): RawBuilder<number> {
  const better = tiers.slice(0, -1);
  if (better.length === 0) return sql`0`;
  const cases = better.map((tier, rank) => sql`when ${matches(tier)} then ${sql.lit(rank)}`);
  return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(better.length)} end`;
}

const matches = (tier: string): RawBuilder<boolean> => sql`document @@ ${tier}::tsquery`;
