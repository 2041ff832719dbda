import type { FilterAttribute } from '@sirkito/commerce';
import type { Sort } from '@sirkito/contracts/catalog/listing-schemas';
import { sql, type RawBuilder } from 'kysely';
import { selectRanked, selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import { facetColumns, facetCounts, type FacetCount } from './facet-counts.queries.ts';
import type { Filter, FitColumnLimit, FitFilter } from './listing-filter.ts';
import {
  cardColumns,
  cardTables,
  type CardRow,
  type CardRowWithAttributes,
} from '../product/product-cards.queries.ts';
import type { SearchPlan } from '../search/search-tiers.ts';
import { matchesSearch, searchRank } from '../search/search.queries.ts';

export interface Listing {
  /** Undefined lists all categories. */
  categoryIds: readonly string[] | undefined;
  search: SearchPlan | undefined;
  filters: readonly Filter[];
  now: Date;
}

export interface Page extends Listing {
  sort: Sort;
  /** Lists products that pass this filter first, then those that lack a measure. */
  fitsFirst?: FitFilter | undefined;
  limit: number;
  offset: number;
}

/** Returns the cards of one page, in order. */
export const listPage = (read: Reader, page: Page) => selectPage<CardRow>(read, page, cardColumns);

/** Like listPage, with the attributes that the compatibility rules read. */
export const listPageOfParts = (read: Reader, page: Page) =>
  selectPage<CardRowWithAttributes>(read, page, sql`${cardColumns}, product.attributes`);

function selectPage<Row>(
  read: Reader,
  page: Page,
  columns: RawBuilder<unknown>,
): Promise<(Row & { rank: number })[]> {
  const filters = page.filters.map((filter) => passes(filter, page.now));
  const { keys, order, limit } = orderOf(page);
  return selectRanked(
    read,
    sql<Row & { rank: number }>`
    select ${columns}, page.rank
    from (
      -- Ranked outside the limit: a window inside it would sort every matching row.
      select product_id, row_number() over (${order}) as rank from (
        select product_id, ${keys} from product_listing
        where ${sql.join([scope(page), ...filters], sql` and `)}
        ${order} ${limit}
      ) as ordered
    ) as page, ${cardTables}
    where product.id = page.product_id`,
  );
}

/** The columns a page is ordered by, and its order. The last one is unique: pages never overlap. */
export function orderOf(page: Page) {
  const sorted = [...fitKeys(page), ...sortKeys(page)];
  const order = sorted.map(({ direction }, index) => sql`${keyName(index)} ${direction}`);
  return {
    keys: sql.join(sorted.map(({ by }, index) => sql`${by} as ${keyName(index)}`)),
    order: sql`order by ${sql.join(order)}, product_id`,
    limit: sql`limit ${sql.lit(page.limit)} ${offsetOf(page)}`,
  };
}

export function countFacets(
  read: Reader,
  listing: Listing,
  attributes: readonly FilterAttribute[],
): Promise<FacetCount[]> {
  const counted = { attributes, masks: countedMasks(listing) };
  return selectRaw(
    read,
    sql<FacetCount>`
    with candidate as (select ${candidates(listing)}) ${facetCounts(counted)}`,
  );
}

/** Columns and rows to count facets of: with the filters that each product fails. */
export function candidates(listing: Listing) {
  const conditions = [scope(listing), ...required(listing)];
  return sql`
    ${facetColumns}, ${failedMask(listing)} as failed, ${price(listing.now)} as price
    from product_listing where ${sql.join(conditions, sql` and `)}`;
}

/** The first page has no OFFSET parameter, so that PostgreSQL can reuse a generic plan. */
const offsetOf = ({ offset }: Page) => (offset > 0 ? sql`offset ${offset}` : sql``);

function scope({ categoryIds, search, now }: Listing): RawBuilder<boolean> {
  // Literals, so that PostgreSQL knows how many products there are of each.
  const ids = categoryIds?.map((id) => sql.lit(id));
  const inCategories = ids ? sql<boolean>`category_id in (${sql.join(ids)})` : sql<boolean>`true`;
  if (!search) return inCategories;
  const conditions = [inCategories, matchesSearch(search), ...inSearchPrice(search, now)];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

function inSearchPrice({ price: range }: SearchPlan, now: Date): RawBuilder<boolean>[] {
  const { min, max } = range ?? {};
  return [
    ...(min === undefined ? [] : [sql<boolean>`${price(now)} >= ${min}`]),
    ...(max === undefined ? [] : [sql<boolean>`${price(now)} <= ${max}`]),
  ];
}

function failedMask({ filters, now }: Listing) {
  const bits = filters.flatMap((filter, index) =>
    hasFacet(filter)
      ? [sql`case when ${passes(filter, now)} then 0 else ${sql.lit(2 ** index)} end`]
      : [],
  );
  return sql.join([sql`0`, ...bits], sql` + `);
}

/** No filter failed, or exactly one. */
export const countedMasks = ({ filters }: Listing) =>
  [0, ...filters.flatMap((filter, index) => (hasFacet(filter) ? [2 ** index] : []))].map((mask) =>
    sql.lit(mask),
  );

/** On/off filters have no facet counts, so rows that fail them are excluded up front. */
const hasFacet = ({ kind }: Filter): boolean => kind !== 'fit' && kind !== 'sale';

const required = ({ filters, now }: Listing): RawBuilder<boolean>[] =>
  filters.filter((filter) => !hasFacet(filter)).map((filter) => passes(filter, now));

/** The price at this moment: the sale price from the sale's start until its end. */
const price = (now: Date) => sql`
  case when sale_price_centavos is not null
        and (sale_starts_at is null or sale_starts_at <= ${now}::timestamptz)
        and (sale_ends_at is null or sale_ends_at > ${now}::timestamptz)
  then sale_price_centavos else price_centavos end`;

function passes(filter: Filter, now: Date): RawBuilder<boolean> {
  switch (filter.kind) {
    case 'availability':
      return sql`in_stock = ${filter.inStock}`;
    case 'brand':
      return sql`brand_id = any(${filter.brandIds}::text[])`;
    case 'price':
      return sql`${price(now)} between ${filter.min} and ${filter.max}`;
    case 'sale':
      return sql`${price(now)} < price_centavos`;
    case 'attribute':
      return sql`facets && ${filter.facetIds}::integer[]`;
    case 'fit':
      return sql`(${sql.join([sql`true`, ...filter.limits.map(filter.allowUnknown ? fitsOrUnknown : fits)], sql` and `)})`;
  }
}

const fitsOrUnknown = (limit: FitColumnLimit): RawBuilder<boolean> =>
  sql`(${fits(limit)} or ${sql.ref(limit.column)} is null)`;

/** Unknown measures don't fit: comparing null is not true. */
function fits(limit: FitColumnLimit): RawBuilder<boolean> {
  const column = sql.ref(limit.column);
  if ('anyOf' in limit) return sql`${column} && ${limit.anyOf}::text[]`;
  return 'atMost' in limit
    ? sql`${column} <= ${limit.atMost}::real`
    : sql`${column} >= ${limit.atLeast}::real`;
}

/** Case-insensitive, and the same in every database locale. */
const byName = sql`lower(name collate "C")`;

interface SortKey {
  by: RawBuilder<unknown>;
  direction: RawBuilder<unknown>;
}

const keyName = (index: number) => sql.ref(`key_${index}`);
const up = (by: RawBuilder<unknown>): SortKey => ({ by, direction: sql`asc` });
const down = (by: RawBuilder<unknown>): SortKey => ({ by, direction: sql`desc` });

function fitKeys({ fitsFirst, now }: Page): SortKey[] {
  if (!fitsFirst) return [];
  const fitting = passes(fitsFirst, now);
  const possible = passes({ ...fitsFirst, allowUnknown: true }, now);
  return [up(sql`case when ${fitting} then 0 when ${possible} then 1 else 2 end`)];
}

/** The keys of the index `product_listing_featured`. */
const featuredKeys = [down(sql`in_stock`), up(sql`pin`), down(sql`featured`)];

function sortKeys({ sort, now, search }: Page): SortKey[] {
  switch (sort) {
    case 'price-lowtohigh':
      return [up(price(now))];
    case 'price-hightolow':
      return [down(price(now))];
    case 'title-atoz':
      return [up(byName)];
    case 'title-ztoa':
      return [down(byName)];
    case 'rating':
      return [down(sql`rating`)];
    case 'saving':
      return [down(sql`price_centavos - ${price(now)}`)];
    case 'discount':
      return [up(sql`${price(now)}::real / price_centavos`)];
    case 'newest':
      return [down(sql`created_at`)];
    case 'relevance':
      return [
        ...(search ? [up(sql`(${searchRank(search)})::integer`)] : []),
        ...(search?.order
          ? [down(sql`in_stock`), (search.order === 'lowest' ? up : down)(price(now))]
          : []),
        ...featuredKeys,
      ];
    case 'featured':
      return featuredKeys;
  }
}
