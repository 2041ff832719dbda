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
  filters: readonly Filter[];
}

type Counts = Pick<ListingReply, 'brandCounts' | 'facets' | 'availabilityCounts' | 'priceRange'> & {
  total: number;
};

/** Groups the counted rows by facet. Each facet counts as if its own filter were not set. */
export function toFacets(counts: readonly FacetCount[], scope: FacetScope): Counts {
  const bitOf = (name: string) => {
    const index = scope.filters.findIndex((filter) => filter.name === name);
    return index < 0 ? 0 : 2 ** index;
  };
  /** Sums a facet over products that pass all filters, or all but its own. */
  const tally = (facet: string, filter: string): Map<string, number> => {
    const sums = new Map<string, number>();
    for (const row of counts) {
      if (row.facet !== facet || (row.failed !== 0 && row.failed !== bitOf(filter))) continue;
      for (const value of row.values ?? []) {
        sums.set(value, (sums.get(value) ?? 0) + row.count);
      }
    }
    return sums;
  };
  const brands = counts.filter(({ facet }) => facet === 'brand');
  const names = new Map(brands.map(({ values, label }) => [values?.[0], label]));
  const stock = tally('in_stock', 'availability');
  // Every product is counted once under in_stock, as true or false.
  const all = counts.filter(({ facet }) => facet === 'in_stock');
  const matching = all.filter(({ failed }) => failed === 0);
  return {
    total: matching.reduce((sum, { count }) => sum + count, 0),
    brandCounts: [...tally('brand', 'brand')]
      .map(([id, count]) => ({ id, name: names.get(id) ?? id, count }))
      .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
    availabilityCounts: {
      in_stock: stock.get('true') ?? 0,
      out_of_stock: stock.get('false') ?? 0,
    },
    priceRange: priceRange(all.filter(({ failed }) => failed === 0 || failed === bitOf('price'))),
    facets: scope.offered.map((attribute) =>
      toFacet(scope.categoryId ?? '', attribute, tally(attribute, attribute)),
    ),
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

function priceRange(rows: readonly FacetCount[]): ListingReply['priceRange'] {
  if (rows.length === 0) return null;
  return {
    min: toPesos(asCentavos(Math.min(...rows.map(({ minPrice }) => minPrice)))),
    max: toPesos(asCentavos(Math.max(...rows.map(({ maxPrice }) => maxPrice)))),
  };
}
