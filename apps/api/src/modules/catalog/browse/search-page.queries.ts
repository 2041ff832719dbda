import type { FilterAttribute } from '@sirkito/commerce';
import { sql } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import { cardColumns, cardTables, type CardRow } from '../product/product-cards.queries.ts';
import { dictionaryAnswer, type DictionaryLookup } from '../search/dictionary.queries.ts';
import { onFirstRow, rankedRows, type OptionalRow } from '../search/first-row.queries.ts';
import { facetCounts, type FacetCount } from './facet-counts.queries.ts';
import { candidates, countedMasks, orderOf, type Page } from './listing.queries.ts';

export interface CountedPage {
  rows: CardRow[];
  counts: FacetCount[];
}

export interface SearchPage extends CountedPage {
  /** The dictionary's answer to the lookup; null without one. */
  answer: string | null;
}

interface Options {
  /** Attributes whose facets are counted. */
  attributes: readonly FilterAttribute[];
  lookup?: DictionaryLookup | undefined;
}

/** Nothing found still gives the counts: they include products that fail one filter. */
type Row = CardRow & OptionalRow & { counts: FacetCount[] | null; answer: string | null };

/** Returns one page of a search and its facet counts. Matches are read once for both. */
export async function listSearchPage(
  read: Reader,
  page: Page,
  { attributes, lookup }: Options,
): Promise<SearchPage> {
  const { keys, order, limit } = orderOf(page);
  const counted = { attributes, masks: countedMasks(page) };
  const counts = sql`(
    select json_agg(facet_count) from (${facetCounts(counted)}) as facet_count
  )`;
  const rows = await selectRaw(
    read,
    sql<Row>`
    with candidate as materialized (select product_id, ${keys}, ${candidates(page)})
    select found.*, ${onFirstRow(counts)} as counts,
      ${onFirstRow(lookup && dictionaryAnswer(lookup))} as answer
    from (select) as one left join (
      select ${cardColumns}, page.rank
      from unnest(array(
        select product_id from candidate where failed = 0 ${order} ${limit}
      )) with ordinality as page (product_id, rank), ${cardTables}
      where product.id = page.product_id
    ) as found on true`,
  );
  return {
    rows: rankedRows(rows),
    counts: rows.flatMap((row) => row.counts ?? []),
    answer: rows.find(({ answer }) => answer !== null)?.answer ?? null,
  };
}
