import { formatList, plural } from '@sirkito/commerce';
import { activeFilters, priceFilter } from '../listing-changes.ts';
import { fitsFilter, type ListingState } from '../listing-state.ts';
import { fitsLabel, labelOf, priceLabel, type FilterView } from './filter-view.ts';

/** Returns all selected values of a filter: `16 GB or 24 GB`. */
export function filterLabel(state: ListingState, views: readonly FilterView[], name: string) {
  if (name === priceFilter) return priceLabel(state) ?? '';
  if (name === fitsFilter) return fitsLabel;
  const labels = (state.chosen[name] ?? []).map((value) => labelOf(views, name, value));
  return formatList(labels, 'or');
}

const determiners = ['any', 'this', 'both'];

/** Returns the empty-state title: `No products match all 5 filters`. */
export function nothingMatches(state: ListingState): string {
  const { length } = activeFilters(state);
  return `No products match ${determiners[length] ?? `all ${length}`} ${plural(length, 'filter')}`;
}
