import type { ListingState } from './listing-state.ts';

export const priceFilter = 'price';

/** Any change starts again at the first page. */
export const change = (state: ListingState, changes: Partial<ListingState>): ListingState => ({
  ...state,
  page: 1,
  ...changes,
});

/** Chooses a value that is not chosen, or takes back one that is. */
export function toggle(state: ListingState, name: string, value: string): ListingState {
  const { [name]: values = [], ...others } = state.chosen;
  const kept = values.filter((one) => one !== value);
  const next = kept.length < values.length ? kept : [...values, value].sort();
  return change(state, { chosen: next.length > 0 ? { ...others, [name]: next } : others });
}

/** The filters that are on. */
export function activeFilters({ chosen, minPrice, maxPrice }: ListingState): string[] {
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  return [...Object.keys(chosen), ...(hasPrice ? [priceFilter] : [])];
}

/** The same listing with one filter taken off. */
export function without(state: ListingState, name: string): ListingState {
  if (name === priceFilter) return change(state, { minPrice: undefined, maxPrice: undefined });
  const { [name]: _removed, ...chosen } = state.chosen;
  return change(state, { chosen });
}

/** The same place with no filter on. */
export const withoutFilters = (state: ListingState): ListingState =>
  change(state, { chosen: {}, minPrice: undefined, maxPrice: undefined });
