import { toCentavos, type Centavos, type FilterAttribute } from '@sirkito/commerce';
import type { ListingQuery } from '@sirkito/contracts/catalog-listing';

/** One thing a product must satisfy. Its name says which counts it does not narrow: its own. */
export type Filter =
  | { kind: 'availability'; name: 'availability'; inStock: boolean }
  | { kind: 'brand'; name: 'brand'; brandIds: readonly string[] }
  | { kind: 'price'; name: 'price'; min: Centavos; max: Centavos }
  | { kind: 'attribute'; name: FilterAttribute; values: readonly string[] };

const free = 0 as Centavos;
const dearest = Number.MAX_SAFE_INTEGER as Centavos;

/** What is filtered by, leaving out filters that the place does not have. */
export function toFilters(query: ListingQuery, offered: readonly FilterAttribute[]): Filter[] {
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
  for (const name of offered) {
    const values = query[`attr.${name}`] ?? [];
    if (values.length > 0) filters.push({ kind: 'attribute', name, values });
  }
  return filters;
}
