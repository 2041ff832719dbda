import type { FilterAttribute } from '@sirkito/commerce';
import type { Sort } from '@sirkito/contracts/catalog-listing';
import { sql, type RawBuilder } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import { facetColumn } from './facet-columns.queries.ts';
import type { Filter, FitColumnLimit } from './listing-filter.ts';
import { cardColumns, cardTables, type CardRow } from './product-cards.queries.ts';
import type { SearchPlan } from './search-plan.ts';
import { isFound, searchRank } from './search.queries.ts';

export interface Listing {
  /** The subcategories listed; undefined lists everything. */
  categoryIds: readonly string[] | undefined;
  /** What was searched for; undefined lists without searching. */
  search: SearchPlan | undefined;
  filters: readonly Filter[];
  now: Date;
}

interface Page extends Listing {
  sort: Sort;
  limit: number;
  offset: number;
}

export interface FacetCount {
  /** Which filters the counted products miss: a bit for each, in the order of the filters. */
  missed: number;
  /** What is counted: a filter attribute, `brand` or `in_stock`. */
  counted: string;
  values: string[] | null;
  /** The brand's name, where brands are counted. */
  label: string | null;
  count: number;
  cheapest: number;
  dearest: number;
}

/** The cards of one page, in order. The last key is unique, so that pages never overlap. */
export async function listPage(read: Reader, page: Page): Promise<CardRow[]> {
  const filters = page.filters.map((filter) => passes(filter, page.now));
  const rows = await selectRaw(
    read,
    sql<CardRow & { place: number }>`
    select ${cardColumns}, page.place
    from (
      select product_id, row_number() over () as place from (
        select product_id from ${table(page)} as listing
        where ${sql.join([inPlace(page), ...filters], sql` and `)}
        order by ${order(page)}, product_id limit ${sql.lit(page.limit)} ${skipped(page)}
      ) as ordered
    ) as page, ${cardTables}
    where product.id = page.product_id`,
  );
  return rows.toSorted((one, other) => one.place - other.place);
}

/**
 * All counts in one pass. A product that misses one filter still counts among that filter's own
 * choices, so every row is counted that misses at most one, together with which one it is.
 */
export async function countFacets(
  read: Reader,
  listing: Listing,
  attributes: readonly FilterAttribute[],
): Promise<FacetCount[]> {
  const columns = attributes.map((name) => sql.ref(facetColumn(name)));
  const all = sql.join([sql`brand_id`, sql`in_stock`, ...columns]);
  const sets = [sql`brand_id`, sql`in_stock`, ...columns].map((column) => sql`(missed, ${column})`);
  const names = ['brand', 'in_stock', ...attributes];
  return selectRaw(
    read,
    sql<FacetCount>`
    with near as (
      select ${all}, ${missed(listing)} as missed, ${price(listing.now)} as price
      from ${table(listing)} as listing where ${sql.join([inPlace(listing), ...required(listing)], sql` and `)}
    ), counted as (
      select missed, ${all}, grouping(${all}) as grouped, count(*) as count,
             min(price) as cheapest, max(price) as dearest
      from near
      where missed in (${sql.join(allowed(listing))})
      group by grouping sets (${sql.join(sets)})
    )
    select missed, count, cheapest, dearest, brand.name as label,
      case grouped ${sql.join(
        names.map((name, place) => sql`when ${groupedBy(names, place)} then ${sql.lit(name)}`),
        sql` `,
      )} end as counted,
      case grouped
        when ${groupedBy(names, 0)} then array[brand_id]
        when ${groupedBy(names, 1)} then array[in_stock::text]
        else (
          select "values" from facet_value
          where facet_value.id = coalesce(${sql.join([...columns, sql`null::integer`])})
        ) end as "values"
    from counted left join brand on brand.id = counted.brand_id`,
  );
}

/** grouping() sets a bit for each column that is not grouped by, the last one lowest. */
function groupedBy(names: readonly string[], place: number): RawBuilder<number> {
  const every = 2 ** names.length - 1;
  return sql.lit(every - 2 ** (names.length - 1 - place));
}

/** The first page says nothing: its plan can be kept only if there is no doubt how much is skipped. */
const skipped = ({ offset }: Page) => (offset > 0 ? sql`offset ${offset}` : sql``);

/** What is searched holds all products and their words; what is leafed through, one category each. */
const table = ({ search }: Listing) => (search ? sql`product_listing` : sql`category_listing`);

function inPlace({ categoryIds, search }: Listing): RawBuilder<boolean> {
  // In the text, so that the plan is made for the tables of these subcategories alone.
  const ids = categoryIds?.map((id) => sql.lit(id));
  const place = ids ? sql`category_id in (${sql.join(ids)})` : sql`true`;
  return search ? sql`${place} and ${isFound(search)}` : sql`${place}`;
}

function missed({ filters, now }: Listing) {
  const bits = filters.flatMap((filter, place) =>
    hasChoices(filter)
      ? [sql`case when ${passes(filter, now)} then 0 else ${sql.lit(2 ** place)} end`]
      : [],
  );
  return sql.join([sql`0`, ...bits], sql` + `);
}

const allowed = ({ filters }: Listing) =>
  [0, ...filters.flatMap((filter, place) => (hasChoices(filter) ? [2 ** place] : []))].map((bits) =>
    sql.lit(bits),
  );

/** What is on or off has no choices to count: whatever misses it is not looked at further. */
const hasChoices = ({ kind }: Filter): boolean => kind !== 'fit' && kind !== 'sale';

const required = ({ filters, now }: Listing): RawBuilder<boolean>[] =>
  filters.filter((filter) => !hasChoices(filter)).map((filter) => passes(filter, now));

/** Today's price: a sale counts from its start until its end. */
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
      return sql`${sql.ref(facetColumn(filter.name))} = any(${filter.facetIds}::integer[])`;
    case 'fit':
      return sql`(${sql.join([sql`true`, ...filter.limits.map(filter.mayLack ? mayKeep : keeps)], sql` and `)})`;
  }
}

const fitColumn = (limit: FitColumnLimit) =>
  sql.ref('words' in limit ? facetColumn(limit.words) : limit.column);

const mayKeep = (limit: FitColumnLimit): RawBuilder<boolean> =>
  sql`(${keeps(limit)} or ${fitColumn(limit)} is null)`;

/** What is not known keeps no limit: null compares as no. */
function keeps(limit: FitColumnLimit): RawBuilder<boolean> {
  const column = fitColumn(limit);
  if ('words' in limit) return sql`${column} = any(${limit.facetIds}::integer[])`;
  return 'atMost' in limit
    ? sql`${column} <= ${limit.atMost}::real`
    : sql`${column} >= ${limit.atLeast}::real`;
}

/** As people look names up, whatever their case; the same in every database. */
const byName = sql`lower(name collate "C")`;

function order({ sort, now, search }: Page): RawBuilder<unknown> {
  switch (sort) {
    case 'price-lowtohigh':
      return sql`${price(now)}`;
    case 'price-hightolow':
      return sql`${price(now)} desc`;
    case 'title-atoz':
      return byName;
    case 'title-ztoa':
      return sql`${byName} desc`;
    case 'rating':
      return sql`rating desc`;
    case 'discount':
      return sql`${price(now)}::real / price_centavos`;
    case 'newest':
      return sql`created_at desc`;
    case 'relevance':
      return search
        ? sql`(${searchRank(search)})::integer, in_stock desc, created_at desc`
        : sql`in_stock desc, created_at desc`;
  }
}
