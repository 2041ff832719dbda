import { asCentavos, toCentavos, type Centavos, type FilterAttribute } from '@sirkito/commerce';
import type { ListingFilters, ListingQuery } from '@sirkito/contracts/catalog/listing-schemas';
import type { FacetValue } from './facet-values.queries.ts';

/** A condition on products. `name` is the facet whose own counts it must not narrow. */
export type Filter =
  | { kind: 'availability'; name: 'availability'; inStock: boolean }
  | { kind: 'brand'; name: 'brand'; brandIds: readonly string[] }
  | { kind: 'price'; name: 'price'; min: Centavos; max: Centavos }
  | { kind: 'sale'; name: 'sale' }
  | AttributeFilter
  | FitFilter;

interface AttributeFilter {
  kind: 'attribute';
  name: FilterAttribute;
  /** Ids of the selected values. */
  facetIds: readonly number[];
}

export interface FitFilter {
  kind: 'fit';
  name: 'fit';
  limits: readonly FitColumnLimit[];
  /** Passes products that lack a measure. */
  allowUnknown: boolean;
}

/** A condition on one column that holds for products that fit. */
export type FitColumnLimit =
  | { column: 'fit_sockets' | 'fit_memory_types' | 'fit_boards'; anyOf: readonly string[] }
  | { column: 'fit_length' | 'fit_height'; atMost: number }
  | { column: 'fit_length' | 'fit_height'; atLeast: number };

/** Returns the attributes that are filtered by, with their selected values. */
export function selectedValues(
  query: ListingFilters,
  offered: readonly FilterAttribute[],
): Map<FilterAttribute, readonly string[]> {
  const selected = offered.map((name) => [name, query[`attr.${name}`] ?? []] as const);
  return new Map(selected.filter(([, values]) => values.length > 0));
}

const minPrice = asCentavos(0);
export const maxPrice = asCentavos(Number.MAX_SAFE_INTEGER);

export function toFilters(
  query: ListingFilters & Pick<Partial<ListingQuery>, 'availability' | 'deals'>,
  attributes: Iterable<FilterAttribute>,
  facetValues: readonly FacetValue[],
): Filter[] {
  const filters: Filter[] = [];
  const { availability = [], brands = [], min_price: min, max_price: max } = query;
  const selected = new Set(availability);
  // Selecting both is the same as selecting none.
  if (selected.size === 1) {
    const inStock = selected.has('in_stock');
    filters.push({ kind: 'availability', name: 'availability', inStock });
  }
  if (brands.length > 0) filters.push({ kind: 'brand', name: 'brand', brandIds: brands });
  if (min !== undefined || max !== undefined) {
    filters.push({
      kind: 'price',
      name: 'price',
      min: min === undefined ? minPrice : toCentavos(min),
      max: max === undefined ? maxPrice : toCentavos(max),
    });
  }
  if (query.deals) filters.push({ kind: 'sale', name: 'sale' });
  for (const name of attributes) {
    const ofAttribute = facetValues.filter(({ attribute }) => attribute === name);
    filters.push({ kind: 'attribute', name, facetIds: ofAttribute.map(({ id }) => id) });
  }
  return filters;
}
