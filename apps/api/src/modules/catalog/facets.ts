import {
  compareFacetValues,
  facetLabel,
  filtersOf,
  toPesos,
  type Centavos,
  type FilterAttribute,
} from '@sirkito/commerce';
import type { Facet, ListingReply } from '@sirkito/contracts/catalog-listing';
import type { FacetCount } from './listing.queries.ts';
import type { Filter } from './listing-filter.ts';

interface Place {
  categoryId: string | undefined;
  offered: readonly FilterAttribute[];
  filters: readonly Filter[];
}

type Counts = Pick<ListingReply, 'brandCounts' | 'facets' | 'availabilityCounts' | 'priceRange'> & {
  total: number;
};

/** Puts the counts of one pass in order: each filter's choices as if that filter were not set. */
export function toFacets(counts: readonly FacetCount[], place: Place): Counts {
  const bitOf = (name: string) => {
    const index = place.filters.findIndex((filter) => filter.name === name);
    return index < 0 ? 0 : 2 ** index;
  };
  /** Counts of one thing over products that miss nothing, or only the filter of that thing. */
  const tally = (counted: string, filter: string): Map<string, number> => {
    const sums = new Map<string, number>();
    for (const row of counts) {
      if (row.counted !== counted || (row.missed !== 0 && row.missed !== bitOf(filter))) continue;
      for (const value of row.values ?? []) {
        sums.set(value, (sums.get(value) ?? 0) + row.count);
      }
    }
    return sums;
  };
  const names = new Map(counts.map(({ values, label }) => [values?.[0], label]));
  const stock = tally('in_stock', 'availability');
  // Everything is either in stock or not.
  const all = counts.filter(({ counted }) => counted === 'in_stock');
  const found = all.filter(({ missed }) => missed === 0);
  return {
    total: found.reduce((sum, { count }) => sum + count, 0),
    brandCounts: [...tally('brand', 'brand')]
      .map(([id, count]) => ({ id, name: names.get(id) ?? id, count }))
      .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
    availabilityCounts: {
      in_stock: stock.get('true') ?? 0,
      out_of_stock: stock.get('false') ?? 0,
    },
    priceRange: priceRange(all.filter(({ missed }) => missed === 0 || missed === bitOf('price'))),
    facets: place.offered.map((attribute) =>
      toFacet(place.categoryId ?? '', attribute, tally(attribute, attribute)),
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
    min: toPesos(Math.min(...rows.map(({ cheapest }) => cheapest)) as Centavos),
    max: toPesos(Math.max(...rows.map(({ dearest }) => dearest)) as Centavos),
  };
}
