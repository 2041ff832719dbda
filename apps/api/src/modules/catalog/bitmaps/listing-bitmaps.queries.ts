import type { FilterAttribute } from '@sirkito/commerce';
import type { Sort } from '@sirkito/contracts/catalog/listing-schemas';
import { sql, type RawBuilder } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import type { FacetTotals } from '../browse/facets.ts';
import type { Filter } from '../browse/listing-filter.ts';
import { cardColumns, cardTables, type CardRow } from '../product/product-cards.queries.ts';

export interface BitmapListing {
  categoryIds: readonly string[];
  filters: readonly Filter[];
  now: Date;
}

interface PriceOrder {
  sort: Sort;
  limit: number;
  offset: number;
}

/** Facet numbers, values and counts side by side, then the names of the brands among them. */
type Counted = [number[] | null, string[] | null, number[] | null, string[] | null];

interface CountedCategory {
  /** Null if the category's bitmaps are outdated. */
  total: number | null;
  minPrice: number | null;
  maxPrice: number | null;
  counts: Counted | null;
}

const directions: Partial<Record<Sort, number>> = { 'price-lowtohigh': 1, 'price-hightolow': -1 };

/** Returns the facet counts, or undefined if a category changed since its bitmaps were built. */
export async function countByBitmaps(
  read: Reader,
  listing: BitmapListing,
  attributes: readonly FilterAttribute[],
): Promise<FacetTotals | undefined> {
  const facets = ['brand', 'in_stock', ...attributes];
  const found = await selectRaw(
    read,
    sql<CountedCategory>`
      select total, "minPrice", "maxPrice", counts from unnest(${listing.categoryIds}::text[]) as asked (id)
      left join lateral ${browse(listing, facets)} as found on true`,
  );
  return sumTotals(found, facets);
}

/** True if the bitmaps have this order of these categories. */
export const isPagedByBitmaps = (sort: Sort, categoryIds: readonly string[] = []): boolean =>
  directions[sort] !== undefined && categoryIds.length === 1;

/** Returns a page of one category by price with the facet counts, or undefined like countByBitmaps. */
export async function findPageByPrice(
  read: Reader,
  listing: BitmapListing & PriceOrder,
  attributes: readonly FilterAttribute[],
): Promise<{ rows: CardRow[]; totals: FacetTotals } | undefined> {
  if (!isPagedByBitmaps(listing.sort, listing.categoryIds)) return undefined;
  const facets = ['brand', 'in_stock', ...attributes];
  const found = await selectRaw(
    read,
    sql<CountedCategory & CardRow & { rank: number | null }>`
      select total, "minPrice", "maxPrice", page.rank,
        case when page.rank > 1 then null else counts end as counts, ${cardColumns}
      from ${browse(listing, facets)} as found
      left join lateral unnest(ids) with ordinality as page (product_id, rank) on true
      left join (${cardTables}) on product.id = page.product_id`,
  );
  const ordered = found.toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
  const totals = sumTotals(ordered.slice(0, 1), facets);
  return totals && { totals, rows: ordered.filter(({ rank }) => rank !== null) };
}

const browse = (
  { categoryIds, filters, now, ...page }: BitmapListing & Partial<PriceOrder>,
  facets: readonly string[],
): RawBuilder<unknown> => {
  const chosen = filters.flatMap(chosenValues);
  const price = filters.find((filter) => filter.kind === 'price');
  const { sort, limit = 0, offset = 0 } = page;
  const direction = (sort && directions[sort]) ?? 0;
  const category = direction ? sql`${categoryIds[0]}` : sql`asked.id`;
  return sql`browse_by_bitmaps(
    ${category}, ${now}::timestamptz, ${facets}::text[], ${chosen.map(([facet]) => facet)}::text[],
    ${chosen.map(([, value]) => value)}::text[], ${price?.min ?? null}::bigint,
    ${price?.max ?? null}::bigint, ${sql.lit(direction)}, ${offset}::integer, ${limit}::integer
  )`;
};

/** Returns the pairs of facet and value that a product must have one of. */
function chosenValues(filter: Filter): [string, string][] {
  switch (filter.kind) {
    case 'availability':
      return [['in_stock', String(filter.inStock)]];
    case 'brand':
      return filter.brandIds.map((id) => ['brand', id]);
    case 'sale':
      return [['sale', 'true']];
    case 'attribute':
      return filter.values.map((value) => [filter.name, value]);
    case 'price':
    case 'fit':
      return [];
  }
}

function sumTotals(
  found: readonly CountedCategory[],
  facets: readonly string[],
): FacetTotals | undefined {
  if (found.length === 0) return undefined;
  const totals: FacetTotals = {
    total: 0,
    priceRange: null,
    counts: new Map(),
    brandNames: new Map(),
  };
  for (const { total, counts, minPrice, maxPrice } of found) {
    if (total === null) return undefined;
    totals.total += total;
    if (minPrice !== null && maxPrice !== null) {
      const { min = minPrice, max = maxPrice } = totals.priceRange ?? {};
      totals.priceRange = { min: Math.min(min, minPrice), max: Math.max(max, maxPrice) };
    }
    addCounts(totals, counts, facets);
  }
  return totals;
}

function addCounts(totals: FacetTotals, counted: Counted | null, facets: readonly string[]): void {
  const [numbers, values, counts, brands] = counted ?? [];
  const names = [...(brands ?? [])];
  for (const [index, number] of (numbers ?? []).entries()) {
    const facet = facets[number - 1] ?? '';
    const value = values?.[index] ?? '';
    if (facet === 'brand') totals.brandNames.set(value, names.shift() ?? value);
    const sums = totals.counts.get(facet) ?? new Map<string, number>();
    totals.counts.set(facet, sums.set(value, (sums.get(value) ?? 0) + (counts?.[index] ?? 0)));
  }
}
