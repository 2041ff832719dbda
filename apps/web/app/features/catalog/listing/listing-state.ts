import { readPesos, sorts, type Sort } from '@sirkito/commerce';
import type { ListingAddress } from '@sirkito/contracts/catalog-listing';

/** What a listing shows. All of it stands in the address, so that a listing can be shared. */
export interface ListingState {
  category: string | undefined;
  search: string | undefined;
  /** The values chosen of each filter, by the name of its parameter: `brands`, `attr.socket`. */
  chosen: Readonly<Record<string, readonly string[]>>;
  minPrice: number | undefined;
  maxPrice: number | undefined;
  sort: Sort;
  view: 'grid' | 'list';
  page: number;
  /** Only what is on sale now: a page of its own, not a parameter. */
  isDeals: boolean;
}

/** Ids of parts that what is listed must fit. */
export const fitsFilter = 'fits';

const [usualSort] = sorts;
/** What the API takes; an address that holds more was not made here. */
const limits = { search: 64, value: 80, values: 50, page: 1_000 };
const stocks = ['in_stock', 'out_of_stock'];

/** Reads an address. What makes no sense in it is left out: an old link still leads somewhere. */
export function readListing(
  parameters: URLSearchParams,
  offered: readonly string[] = [],
): ListingState {
  const filters = [
    'availability',
    'brands',
    // Parts somebody has are compared within one subcategory.
    ...(offered.length > 0 ? [fitsFilter] : []),
    ...offered.map((name) => `attr.${name}`),
  ];
  const chosen = filters
    .map((name) => [name, readValues(parameters, name)] as const)
    .filter(([, values]) => values.length > 0);
  const [min, max] = [
    readPesos(parameters.get('min_price') ?? ''),
    readPesos(parameters.get('max_price') ?? ''),
  ];
  const isTurned = min !== undefined && max !== undefined && min > max;
  const page = Number(parameters.get('page'));
  return {
    category: parameters.get('category')?.trim() || undefined,
    search: parameters.get('search')?.trim().slice(0, limits.search) || undefined,
    chosen: Object.fromEntries(chosen),
    minPrice: isTurned ? max : min,
    maxPrice: isTurned ? min : max,
    sort: sorts.find((sort) => sort === parameters.get('sort')) ?? usualSort,
    view: parameters.get('view') === 'list' ? 'list' : 'grid',
    page: Number.isInteger(page) && page >= 1 && page <= limits.page ? page : 1,
    isDeals: false,
  };
}

/** Forms without scripts repeat a parameter; our own links separate its values by commas. */
function readValues(parameters: URLSearchParams, name: string): string[] {
  const values = parameters
    .getAll(name)
    .flatMap((text) => text.split(','))
    .map((value) => value.trim())
    .filter((value) => value !== '' && value.length <= limits.value)
    .filter((value) => name !== 'availability' || stocks.includes(value));
  return [...new Set(values)].sort().slice(0, limits.values);
}

/** Stock and maker first, then what only some parts have. */
const byPlace = (one: string, other: string): number =>
  Number(one.startsWith('attr.')) - Number(other.startsWith('attr.')) || (one < other ? -1 : 1);

/** The query of an address, always written the same way. */
export function listingSearch(state: ListingState): string {
  const { category, search, chosen, minPrice, maxPrice, sort, view, page } = state;
  const written = {
    category,
    search,
    ...Object.fromEntries(
      Object.keys(chosen)
        .sort(byPlace)
        .map((name) => [name, chosen[name]?.join(',')]),
    ),
    min_price: minPrice,
    max_price: maxPrice,
    sort: sort === usualSort ? undefined : sort,
    view: view === 'grid' ? undefined : view,
    page: page === 1 ? undefined : page,
  };
  const entries = Object.entries(written).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(entries).toString().replaceAll('%2C', ',');
  return query && `?${query}`;
}

/** The same listing as the API is asked for it. */
export function listingAddress(state: ListingState): ListingAddress {
  const { category, search, chosen, minPrice, maxPrice, sort, page, isDeals } = state;
  return {
    category,
    search,
    ...Object.fromEntries(Object.entries(chosen).map(([name, values]) => [name, values.join(',')])),
    min_price: minPrice,
    max_price: maxPrice,
    page,
    ...(isDeals ? { deals: '1', sort: 'discount' } : { sort }),
  };
}
