import type { Pesos } from '@sirkito/commerce';
import type { ListingReply } from '@sirkito/contracts/catalog-listing';
import { expect, test } from 'vitest';
import { chipsOf, filterLabel, filterViews, nothingMatches } from './filter-view.ts';
import { activeFilters, toggle, without, withoutFilters } from './listing-changes.ts';
import { listingSearch, readListing } from './listing-state.ts';

const reply = (memory: Record<string, number>, brands: Record<string, number>): ListingReply => ({
  success: true,
  data: [],
  facets: [
    {
      attribute: 'memory',
      label: 'Memory',
      values: Object.entries(memory).map(([value, count]) => ({
        value,
        label: `${value} GB`,
        count,
      })),
    },
  ],
  brandCounts: Object.entries(brands).map(([id, count]) => ({ id, name: id.toUpperCase(), count })),
  availabilityCounts: { in_stock: 3, out_of_stock: 1 },
  priceRange: { min: 1 as Pesos, max: 2 as Pesos },
  pagination: { total: 4, page: 1, pages: 1 },
});
const read = (query: string) => readListing(new URLSearchParams(query), ['memory']);
const all = reply({ 4: 1, 6: 2, 8: 9, 12: 8, 16: 7, 24: 6, 32: 5 }, { msi: 3, asus: 1 });

test('API-13 filters hide nothing: what matches no more stays, with a count of 0', () => {
  const views = filterViews(read('attr.memory=16'), all, reply({ 16: 2 }, { asus: 2 }));
  expect(views.map(({ name }) => name)).toEqual(['attr.memory', 'availability', 'brands']);
  expect(views[0]?.choices.map(({ value, count }) => [value, count])).toEqual(
    ['4', '6', '8', '12', '16', '24', '32'].map((value) => [value, value === '16' ? 2 : 0]),
  );
  expect(views[2]?.choices).toMatchObject([
    { label: 'MSI', count: 0 },
    { label: 'ASUS', count: 2 },
  ]);
});

test('the five that most parts have stand first in sight, whatever is filtered', () => {
  const common = (found: ListingReply) =>
    filterViews(read(''), all, found)[0]
      ?.choices.filter(({ isCommon }) => isCommon)
      .map(({ value }) => value);
  expect(common(all)).toEqual(['8', '12', '16', '24', '32']);
  expect(common(reply({ 4: 1 }, {}))).toEqual(['8', '12', '16', '24', '32']);
});

test('a value that nobody knows can still be taken off', () => {
  const [memory] = filterViews(read('attr.memory=999'), all, all);
  expect(memory?.choices.at(-1)).toMatchObject({ value: '999', count: 0, isOn: true });
});

test('each value that is on has a chip, and leads to the listing without it', () => {
  const state = read(
    'category=graphics_card&attr.memory=16,8&min_price=10000&max_price=80000&page=4',
  );
  const chips = chipsOf(state, filterViews(state, all, all));
  expect(chips.map(({ label, rest }) => [label, listingSearch(rest)])).toEqual([
    ['16 GB', '?category=graphics_card&attr.memory=8&min_price=10000&max_price=80000'],
    ['8 GB', '?category=graphics_card&attr.memory=16&min_price=10000&max_price=80000'],
    ['₱10,000 to ₱80,000', '?category=graphics_card&attr.memory=16,8'],
  ]);
});

test('a price with one end is said so', () => {
  expect(chipsOf(read('min_price=500'), [])[0]?.label).toBe('From ₱500');
  expect(chipsOf(read('max_price=500.5'), [])[0]?.label).toBe('Up to ₱500.5');
});

test('what does not match is counted by filters, not by values', () => {
  expect(nothingMatches(read('brands=msi,asus'))).toBe('Nothing matches this filter');
  expect(nothingMatches(read('brands=msi&max_price=1'))).toBe('Nothing matches both filters');
  const three = read('brands=msi&max_price=1&attr.memory=24,32');
  expect(nothingMatches(three)).toBe('Nothing matches all three filters');
  expect(filterLabel(three, filterViews(three, all, all), 'attr.memory')).toBe('24 GB or 32 GB');
});

test('a choice is taken and taken back, from the first page on', () => {
  const one = toggle(read('page=5'), 'brands', 'msi');
  expect(listingSearch(one)).toBe('?brands=msi');
  expect(listingSearch(toggle(one, 'brands', 'asus'))).toBe('?brands=asus,msi');
  expect(listingSearch(toggle(one, 'brands', 'msi'))).toBe('');
});

test('filters come off one by one, or all at once; search, place and sort stay', () => {
  const state = read('category=x&search=y&brands=msi&min_price=1&sort=newest');
  expect(activeFilters(state)).toEqual(['brands', 'price']);
  expect(listingSearch(without(state, 'price'))).toBe(
    '?category=x&search=y&brands=msi&sort=newest',
  );
  expect(listingSearch(without(state, 'brands'))).toBe(
    '?category=x&search=y&min_price=1&sort=newest',
  );
  expect(listingSearch(withoutFilters(state))).toBe('?category=x&search=y&sort=newest');
});

test('parts that must be fitted are one filter and one chip, within a subcategory only', () => {
  const state = read('category=memory&fits=b,a&attr.memory=8');
  expect(state.chosen).toEqual({ fits: ['a', 'b'], 'attr.memory': ['8'] });
  expect(listingSearch(state)).toBe('?category=memory&fits=a,b&attr.memory=8');
  const [chip] = chipsOf(state, []);
  expect(chip?.label).toBe('Only what fits');
  expect(chip && listingSearch(chip.rest)).toBe('?category=memory&attr.memory=8');
  expect(filterLabel(state, [], 'fits')).toBe('Only what fits');
  expect(activeFilters(state)).toHaveLength(2);
  expect(readListing(new URLSearchParams('fits=a')).chosen).toEqual({});
});
