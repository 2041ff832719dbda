import type { Pesos } from '@sirkito/commerce';
import type { ListingReply } from '@sirkito/contracts/catalog/listing-schemas';
import { expect, test } from 'vitest';
import { filterLabel, nothingMatches } from './filter-advice.ts';
import { chipsOf, filterViews } from './filter-view.ts';
import { activeFilters, toggle, without, withoutFilters } from '../listing-changes.ts';
import { listingSearch, readListing } from '../listing-state.ts';

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

test('[API-13] keeps options that no longer match, with a count of 0', () => {
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

test('keeps the five most common values on top whatever is filtered', () => {
  const common = (found: ListingReply) =>
    filterViews(read(''), all, found)[0]
      ?.choices.filter(({ isCommon }) => isCommon)
      .map(({ value }) => value);
  expect(common(all)).toEqual(['8', '12', '16', '24', '32']);
  expect(common(reply({ 4: 1 }, {}))).toEqual(['8', '12', '16', '24', '32']);
});

test('lists an unknown selected value so it can be removed', () => {
  const [memory] = filterViews(read('attr.memory=999'), all, all);
  expect(memory?.choices.at(-1)).toMatchObject({ value: '999', count: 0, isOn: true });
});

test('has one chip per selected value that links to the listing without it', () => {
  const state = read(
    'category=graphics_card&attr.memory=16,8&min_price=10000&max_price=80000&page=4',
  );
  const chips = chipsOf(state, filterViews(state, all, all));
  expect(chips.map(({ label, remove }) => [label, listingSearch(remove(state))])).toEqual([
    ['16 GB', '?category=graphics_card&attr.memory=8&min_price=10000&max_price=80000'],
    ['8 GB', '?category=graphics_card&attr.memory=16&min_price=10000&max_price=80000'],
    ['₱10,000 to ₱80,000', '?category=graphics_card&attr.memory=16,8'],
  ]);
});

test('labels a price filter with only one bound', () => {
  expect(chipsOf(read('min_price=500'), [])[0]?.label).toBe('From ₱500');
  expect(chipsOf(read('max_price=500.5'), [])[0]?.label).toBe('Up to ₱500.50');
});

test('counts filters, not values, in the empty-state title', () => {
  expect(nothingMatches(read('brands=msi,asus'))).toBe('No products match this filter');
  expect(nothingMatches(read('brands=msi&max_price=1'))).toBe('No products match both filters');
  const three = read('brands=msi&max_price=1&attr.memory=24,32');
  expect(nothingMatches(three)).toBe('No products match all 3 filters');
  expect(filterLabel(three, filterViews(three, all, all), 'attr.memory')).toBe('24 GB or 32 GB');
});

test('toggles a value and returns to the first page', () => {
  const one = toggle(read('page=5'), 'brands', 'msi');
  expect(listingSearch(one)).toBe('?brands=msi');
  expect(listingSearch(toggle(one, 'brands', 'asus'))).toBe('?brands=asus,msi');
  expect(listingSearch(toggle(one, 'brands', 'msi'))).toBe('');
});

test('removes one filter or all, keeping search, category and sort', () => {
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

test('treats the parts to fit as one filter and one chip, within a subcategory only', () => {
  const state = read('category=memory&fits=b,a&attr.memory=8');
  expect(state.chosen).toEqual({ fits: ['a', 'b'], 'attr.memory': ['8'] });
  expect(listingSearch(state)).toBe('?category=memory&fits=a,b&attr.memory=8');
  const [chip] = chipsOf(state, []);
  expect(chip?.label).toBe('Only what fits');
  expect(chip && listingSearch(chip.remove(state))).toBe('?category=memory&attr.memory=8');
  expect(filterLabel(state, [], 'fits')).toBe('Only what fits');
  expect(activeFilters(state)).toHaveLength(2);
  expect(readListing(new URLSearchParams('fits=a')).chosen).toEqual({});
});
