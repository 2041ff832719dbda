import { asCentavos, toCentavos, type Centavos, type FilterAttribute } from '@sirkito/commerce';
import type { ListingQuery } from '@sirkito/contracts/catalog/listing-schemas';
import type { FitAttribute } from '../product/fit-limits.ts';

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
  values: readonly string[];
  /** The stored sets that hold one of the values. */
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
  | { attribute: FitAttribute; facetIds: readonly number[] }
  | { column: 'fit_length' | 'fit_height'; atMost: number }
  | { column: 'fit_length' | 'fit_height'; atLeast: number };

/** A row of facet_value: a set of values of one attribute. */
export interface FacetSet {
  id: number;
  attribute: string;
  values: readonly string[];
}

/** Returns the attributes that are filtered by, with their selected values. */
export function selectedValues(
  query: ListingQuery,
  offered: readonly FilterAttribute[],
): Map<FilterAttribute, readonly string[]> {
  const selected = offered.map((name) => [name, query[`attr.${name}`] ?? []] as const);
  return new Map(selected.filter(([, values]) => values.length > 0));
}

const minPrice = asCentavos(0);
export const maxPrice = asCentavos(Number.MAX_SAFE_INTEGER);

/** Products pass an attribute filter with any stored set that holds a selected value. */
export function toFilters(
  query: ListingQuery,
  attributes: ReadonlyMap<FilterAttribute, readonly string[]>,
  sets: readonly FacetSet[],
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
  for (const [name, ownValues] of attributes) {
    const passing = sets.filter(
      ({ attribute, values }) =>
        attribute === name && values.some((value) => ownValues.includes(value)),
    );
    const facetIds = passing.map(({ id }) => id);
    filters.push({ kind: 'attribute', name, values: ownValues, facetIds });
  }
  return filters;
}
