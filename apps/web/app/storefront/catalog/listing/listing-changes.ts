import type { ListingState } from './listing-state.ts';

export const priceFilter = 'price';

/** Applies changes and returns to the first page. */
export const change = (state: ListingState, changes: Partial<ListingState>): ListingState => ({
  ...state,
  page: 1,
  ...changes,
});

/** Adds the value to a filter, or removes it when present. */
export function toggle(state: ListingState, name: string, value: string): ListingState {
  const values = state.chosen[name] ?? [];
  const rest = values.filter((one) => one !== value);
  const next = rest.length < values.length ? rest : [...values, value].sort();
  return choose(state, name, next);
}

/** Sets the values of a filter; none removes it. */
export function choose(
  state: ListingState,
  name: string,
  values: readonly string[] = [],
): ListingState {
  const { [name]: _replaced, ...others } = state.chosen;
  return change(state, { chosen: values.length > 0 ? { ...others, [name]: values } : others });
}

/** Returns the names of the active filters. */
export function activeFilters({ chosen, minPrice, maxPrice }: ListingState): string[] {
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  return [...Object.keys(chosen), ...(hasPrice ? [priceFilter] : [])];
}

/** Removes one filter. */
export function without(state: ListingState, name: string): ListingState {
  if (name === priceFilter) return change(state, { minPrice: undefined, maxPrice: undefined });
  return choose(state, name);
}

/** Removes all filters. */
export const withoutFilters = (state: ListingState): ListingState =>
  change(state, { chosen: {}, minPrice: undefined, maxPrice: undefined });
