import type { FilterAttribute } from '@sirkito/commerce';
import { sql } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import { cardColumns, cardTables, type CardRow } from '../product/product-cards.queries.ts';
import { facetCounts, type FacetCount } from './facet-counts.queries.ts';
import { candidates, countedMasks, orderOf, type Page } from './listing.queries.ts';

export interface CountedPage {
  rows: CardRow[];
  counts: FacetCount[];
}

/** Nothing found still gives the counts: they include products that fail one filter. */
type Row = CardRow & { rank: number | null; counts: FacetCount[] | null };

/** Returns one page of a search and its facet counts. Matches are read once for both. */
export async function listSearchPage(
  read: Reader,
  page: Page,
  attributes: readonly FilterAttribute[],
): Promise<CountedPage> {
  const { keys, order, limit } = orderOf(page);
  const counted = { table: sql`matched`, attributes, masks: countedMasks(page) };
  const rows = await selectRaw(
    read,
    sql<Row>`
    with matched as materialized (select product_id, ${keys}, ${candidates(page, attributes)})
    select found.*, case when coalesce(found.rank, 1) = 1 then (
        select json_agg(facet_count) from (${facetCounts(counted)}) as facet_count
      ) end as counts
    from (select) as one left join (
      select ${cardColumns}, page.rank
      from unnest(array(
        select product_id from matched where failed = 0 ${order} ${limit}
      )) with ordinality as page (product_id, rank), ${cardTables}
      where product.id = page.product_id
    ) as found on true`,
  );
  const ranked = rows.flatMap((row) => (row.rank === null ? [] : [{ ...row, rank: row.rank }]));
  return {
    rows: ranked.toSorted((one, other) => one.rank - other.rank),
    counts: rows.flatMap(({ counts }) => counts ?? []),
  };
}
