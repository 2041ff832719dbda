import { toCentavos, type Centavos, type FilterAttribute } from '@sirkito/commerce';
import type { ListingQuery } from '@sirkito/contracts/catalog-listing';
import type { FitWords } from './fit-words.ts';

/** One thing a product must satisfy. Its name says which counts it does not narrow: its own. */
export type Filter =
  | { kind: 'availability'; name: 'availability'; inStock: boolean }
  | { kind: 'brand'; name: 'brand'; brandIds: readonly string[] }
  | { kind: 'price'; name: 'price'; min: Centavos; max: Centavos }
  | { kind: 'sale'; name: 'sale' }
  | { kind: 'attribute'; name: FilterAttribute; facetIds: readonly number[] }
  | { kind: 'fit'; name: 'fit'; limits: readonly FitColumnLimit[]; mayLack: boolean };

/** What a column must hold for a product to fit. */
export type FitColumnLimit =
  | { words: FitWords; facetIds: readonly number[] }
  | { column: 'fit_length' | 'fit_height'; atMost: number }
  | { column: 'fit_length' | 'fit_height'; atLeast: number };

/** A stored set of values of one filter attribute; see facet_value. */
export interface FacetSet {
  id: number;
  attribute: string;
  values: readonly string[];
}

/** The attributes that are filtered by, with the values of each that are wanted. */
export function wantedValues(
  query: ListingQuery,
  offered: readonly FilterAttribute[],
): Map<FilterAttribute, readonly string[]> {
  const wanted = offered.map((name) => [name, query[`attr.${name}`] ?? []] as const);
  return new Map(wanted.filter(([, values]) => values.length > 0));
}

const free = 0 as Centavos;
export const dearest = Number.MAX_SAFE_INTEGER as Centavos;

/** What is filtered by. A product passes with any stored set that holds a wanted value. */
export function toFilters(
  query: ListingQuery,
  attributes: ReadonlyMap<FilterAttribute, readonly string[]>,
  sets: readonly FacetSet[],
): Filter[] {
  const filters: Filter[] = [];
  const { availability = [], brands = [], min_price: min, max_price: max } = query;
  const wanted = new Set(availability);
  // Both at once is the same as neither.
  if (wanted.size === 1) {
    const inStock = wanted.has('in_stock');
    filters.push({ kind: 'availability', name: 'availability', inStock });
  }
  if (brands.length > 0) filters.push({ kind: 'brand', name: 'brand', brandIds: brands });
  if (min !== undefined || max !== undefined) {
    filters.push({
      kind: 'price',
      name: 'price',
      min: min === undefined ? free : toCentavos(min),
      max: max === undefined ? dearest : toCentavos(max),
    });
  }
  if (query.deals) filters.push({ kind: 'sale', name: 'sale' });
  for (const [name, wantedHere] of attributes) {
    const passing = sets.filter(
      ({ attribute, values }) =>
        attribute === name && values.some((value) => wantedHere.includes(value)),
    );
    filters.push({ kind: 'attribute', name, facetIds: passing.map(({ id }) => id) });
  }
  return filters;
}
