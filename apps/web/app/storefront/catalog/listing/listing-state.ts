import { isKeyOf, parsePesos, type Sort } from '@sirkito/commerce';
import type { ListingQueryInput } from '@sirkito/contracts/catalog/listing-schemas';
import { sortNames } from './sort-names.ts';

/** State of a listing, all of it in the query string so it can be shared. */
export interface ListingState {
  category: string | undefined;
  search: string | undefined;
  /** Selected values by query parameter: `brands`, `attr.socket`. */
  chosen: Readonly<Record<string, readonly string[]>>;
  minPrice: number | undefined;
  maxPrice: number | undefined;
  sort: Sort;
  view: 'grid' | 'list';
  page: number;
  /** Ids of the parts in the stored build: what fits them comes first. Not in the query string. */
  fitsFirst?: string;
  /** Deals have their own page instead of a parameter. */
  isDeals: boolean;
}

/** Ids of parts the listed products must fit. */
export const fitsFilter = 'fits';

/** A search opens with its best matches, any other listing in the Featured order. */
export const defaultSort = (search: string | undefined): Sort =>
  search ? 'relevance' : 'featured';
/** Limits of the API. */
const limits = { search: 64, value: 80, values: 50, page: 1_000 };
const availabilities = ['in_stock', 'out_of_stock'];

/** Reads a listing from query parameters. Drops invalid values, so old links still work. */
export function readListing(
  parameters: URLSearchParams,
  offered: readonly string[] = [],
): ListingState {
  const filters = [
    'availability',
    'brands',
    // Fit is only checked within one subcategory.
    ...(offered.length > 0 ? [fitsFilter] : []),
    ...offered.map((name) => `attr.${name}`),
  ];
  const chosen = filters
    .map((name) => [name, readValues(parameters, name)] as const)
    .filter(([, values]) => values.length > 0);
  const [min, max] = [
    parsePesos(parameters.get('min_price') ?? ''),
    parsePesos(parameters.get('max_price') ?? ''),
  ];
  const isSwapped = min !== undefined && max !== undefined && min > max;
  const page = Number(parameters.get('page'));
  const search = parameters.get('search')?.trim().slice(0, limits.search) || undefined;
  const sort = parameters.get('sort') ?? '';
  return {
    category: parameters.get('category')?.trim() || undefined,
    search,
    chosen: Object.fromEntries(chosen),
    minPrice: isSwapped ? max : min,
    maxPrice: isSwapped ? min : max,
    sort: isKeyOf(sortNames, sort) && sort !== 'relevance' ? sort : defaultSort(search),
    view: parameters.get('view') === 'list' ? 'list' : 'grid',
    page: Number.isInteger(page) && page >= 1 && page <= limits.page ? page : 1,
    isDeals: false,
  };
}

/** Forms without JavaScript repeat a parameter; our links separate values with commas. */
function readValues(parameters: URLSearchParams, name: string): string[] {
  const values = parameters
    .getAll(name)
    .flatMap((text) => text.split(','))
    .map((value) => (name === 'brands' ? value.trim().toLowerCase() : value.trim()))
    .filter((value) => value !== '' && value.length <= limits.value)
    .filter((value) => name !== 'availability' || availabilities.includes(value));
  return [...new Set(values)].sort().slice(0, limits.values);
}

/** Sorts availability and brands before attributes. */
const byParameter = (one: string, other: string): number =>
  Number(one.startsWith('attr.')) - Number(other.startsWith('attr.')) || (one < other ? -1 : 1);

/** Returns the canonical query string. */
export function listingSearch(state: ListingState): string {
  const { category, search, chosen, minPrice, maxPrice, sort, view, page } = state;
  const written = {
    category,
    search,
    ...Object.fromEntries(
      Object.keys(chosen)
        .sort(byParameter)
        .map((name) => [name, chosen[name]?.join(',')]),
    ),
    min_price: minPrice,
    max_price: maxPrice,
    sort: sort === defaultSort(search) ? undefined : sort,
    view: view === 'grid' ? undefined : view,
    page: page === 1 ? undefined : page,
  };
  const entries = Object.entries(written).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(entries).toString().replaceAll('%2C', ',');
  return query && `?${query}`;
}

/** Converts the state to the API's query. */
export function toListingQuery(state: ListingState): ListingQueryInput {
  const { category, search, chosen, minPrice, maxPrice, sort, page, fitsFirst, isDeals } = state;
  return {
    category,
    search,
    ...Object.fromEntries(Object.entries(chosen).map(([name, values]) => [name, values.join(',')])),
    min_price: minPrice,
    max_price: maxPrice,
    page,
    fits_first: fitsFirst,
    ...(isDeals ? { deals: '1', sort: dealSort(sort) } : { sort }),
  };
}

/** Deals are sorted by the amount saved or by the percentage. */
export const dealSort = (sort: Sort) => (sort === 'discount' ? sort : 'saving');
