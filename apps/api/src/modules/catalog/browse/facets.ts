import {
  asCentavos,
  compareFacetValues,
  facetLabel,
  filtersOf,
  toPesos,
  type FilterAttribute,
} from '@sirkito/commerce';
import type { Facet, ListingReply } from '@sirkito/contracts/catalog/listing-schemas';
import type { FacetCount } from './facet-counts.queries.ts';
import type { Filter } from './listing-filter.ts';

interface FacetScope {
  categoryId: string | undefined;
  offered: readonly FilterAttribute[];
}

/** Each facet counts as if its own filter were not set. */
export interface FacetTotals {
  /** Products that pass all filters. */
  total: number;
  /** In centavos; null if no product passes the filters other than price. */
  priceRange: { min: number; max: number } | null;
  /** By facet, then by value. */
  counts: Map<string, Map<string, number>>;
  brandNames: Map<string, string>;
}

type Counts = Pick<ListingReply, 'brandCounts' | 'facets' | 'availabilityCounts' | 'priceRange'> & {
  total: number;
};

/** Adds up rows that are grouped by the filter they fail. */
export function sumCounts(rows: readonly FacetCount[], filters: readonly Filter[]): FacetTotals {
  const bitOf = (name: string) => {
    const index = filters.findIndex((filter) => filter.name === name);
    return index < 0 ? 0 : 2 ** index;
  };
  const counts = new Map<string, Map<string, number>>();
  const brandNames = new Map<string, string>();
  for (const { facet, failed, value, label, count } of rows) {
    if (facet === 'brand') brandNames.set(value, label ?? value);
    const own = bitOf(facet === 'in_stock' ? 'availability' : facet);
    if (failed !== 0 && failed !== own) continue;
    const sums = counts.get(facet) ?? new Map<string, number>();
    counts.set(facet, sums.set(value, (sums.get(value) ?? 0) + count));
  }
  // Every product is counted once under in_stock, as true or false.
  const all = rows.filter(({ facet }) => facet === 'in_stock');
  const matching = all.filter(({ failed }) => failed === 0);
  const priced = all.filter(({ failed }) => failed === 0 || failed === bitOf('price'));
  const total = matching.reduce((sum, { count }) => sum + count, 0);
  if (priced.length === 0) return { total, priceRange: null, counts, brandNames };
  const min = Math.min(...priced.map(({ minPrice }) => minPrice ?? Infinity));
  const max = Math.max(...priced.map(({ maxPrice }) => maxPrice ?? 0));
  return { total, priceRange: { min, max }, counts, brandNames };
}

export function toFacets(totals: FacetTotals, { categoryId, offered }: FacetScope): Counts {
  const { total, priceRange, counts, brandNames } = totals;
  const countsOf = (facet: string) => counts.get(facet) ?? new Map<string, number>();
  const stock = countsOf('in_stock');
  return {
    total,
    brandCounts: [...countsOf('brand')]
      .map(([id, count]) => ({ id, name: brandNames.get(id) ?? id, count }))
      .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
    availabilityCounts: {
      in_stock: stock.get('true') ?? 0,
      out_of_stock: stock.get('false') ?? 0,
    },
    priceRange: priceRange && {
      min: toPesos(asCentavos(priceRange.min)),
      max: toPesos(asCentavos(priceRange.max)),
    },
    facets: offered.map((attribute) => toFacet(categoryId ?? '', attribute, countsOf(attribute))),
  };
}

function toFacet(
  categoryId: string,
  attribute: FilterAttribute,
  counts: Map<string, number>,
): Facet {
  const filter = filtersOf(categoryId).get(attribute);
  const compare = compareFacetValues(categoryId, attribute);
  return {
    attribute,
    label: filter?.label ?? attribute,
    ...(filter?.hint && { hint: filter.hint }),
    values: [...counts]
      .toSorted(([one], [other]) => compare(one, other))
      .map(([value, count]) => ({ value, label: facetLabel(categoryId, attribute, value), count })),
  };
}
