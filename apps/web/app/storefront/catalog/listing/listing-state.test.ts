import fc from 'fast-check';
import { sorts } from '@sirkito/commerce';
import { expect, test } from 'vitest';
import { toListingQuery, listingSearch, readListing } from './listing-state.ts';

const read = (query: string, offered: string[] = ['socket', 'memory']) =>
  readListing(new URLSearchParams(query), offered);

test('reads a listing from the query string and writes it back unchanged', () => {
  const query =
    '?category=motherboard&search=wifi&availability=in_stock&brands=asus,msi&attr.socket=AM4,AM5&min_price=5000&max_price=20000.5&sort=price-lowtohigh&view=list&page=3';
  const state = read(query);
  expect(state).toEqual({
    category: 'motherboard',
    search: 'wifi',
    chosen: { availability: ['in_stock'], brands: ['asus', 'msi'], 'attr.socket': ['AM4', 'AM5'] },
    minPrice: 5000,
    maxPrice: 20000.5,
    sort: 'price-lowtohigh',
    view: 'list',
    page: 3,
    isDeals: false,
  });
  expect(listingSearch(state)).toBe(query);
});

test('omits default values', () => {
  expect(listingSearch(read(''))).toBe('');
  expect(listingSearch(read('sort=featured&view=grid&page=1&brands='))).toBe('');
});

test('[MR-01] the default order is Featured, or relevance for a search', () => {
  expect(listingSearch(read('sort=relevance'))).toBe('');
  expect(read('search=ssd')).toMatchObject({ sort: 'relevance' });
  expect(listingSearch(read('search=ssd&sort=relevance'))).toBe('?search=ssd');
  expect(listingSearch(read('search=ssd&sort=featured'))).toBe('?search=ssd&sort=featured');
});

test('reads repeated parameters of a form without JavaScript', () => {
  const { chosen } = read('brands=msi&brands=asus&attr.socket=AM5&min_price=&max_price=');
  expect(chosen).toEqual({ brands: ['asus', 'msi'], 'attr.socket': ['AM5'] });
});

test('[API-32] brands in any case are one listing', () => {
  expect(listingSearch(read('brands=MSI,Asus,msi'))).toBe('?brands=asus,msi');
});

test.each([
  ['page=0', { page: 1 }],
  ['page=2.5', { page: 1 }],
  ['page=1001', { page: 1 }],
  ['sort=cheapest', { sort: 'featured' }],
  ['view=cinema', { view: 'grid' }],
  ['availability=in_stock,maybe', { chosen: { availability: ['in_stock'] } }],
  ['attr.wattage=850&utm_source=mail', { chosen: {} }],
  [`brands=${'a'.repeat(81)},msi`, { chosen: { brands: ['msi'] } }],
  [`search=${'a'.repeat(70)}`, { search: 'a'.repeat(64) }],
  ['min_price=cheap&max_price=-1', { minPrice: undefined, maxPrice: undefined }],
  ['min_price=9000&max_price=1000', { minPrice: 1000, maxPrice: 9000 }],
])('drops invalid values: %s', (query, expected) => {
  expect(read(query)).toMatchObject(expected);
});

test('caps the number of values at the API limit', () => {
  const brands = Array.from({ length: 60 }, (_, index) => `brand${index}`);
  expect(read(`brands=${brands.join(',')}`).chosen['brands']).toHaveLength(50);
});

test('reads prices as people type them', () => {
  expect(read('min_price=₱10,000&max_price=12 000.50')).toMatchObject({
    minPrice: 10_000,
    maxPrice: 12_000.5,
  });
  expect(read('min_price=abc').minPrice).toBeUndefined();
});

test('converts the state to the API query', () => {
  const state = read('category=cpu&brands=amd,intel&attr.socket=AM5&max_price=9000&page=2');
  expect(toListingQuery(state)).toMatchObject({
    category: 'cpu',
    brands: 'amd,intel',
    'attr.socket': 'AM5',
    max_price: 9000,
    sort: 'featured',
    page: 2,
  });
});

test('[MR-05] deals are sorted by the amount saved, or by the percentage', () => {
  const deals = (query: string) => toListingQuery({ ...read(query), isDeals: true });
  expect(deals('sort=rating')).toMatchObject({ deals: '1', sort: 'saving' });
  expect(deals('sort=discount')).toMatchObject({ deals: '1', sort: 'discount' });
});

test('[EN-10] round-trips any state through the query string', () => {
  const word = fc
    .string({ minLength: 1, maxLength: 20 })
    .filter((text) => !/[,]|^\s|\s$/.test(text));
  const words = fc.uniqueArray(word, { minLength: 1, maxLength: 5 }).map((list) => list.toSorted());
  const brands = words.filter((list) => list.every((text) => text === text.toLowerCase()));
  const price = fc.option(fc.integer({ min: 0, max: 500_000 }), { nil: undefined });
  const states = fc.record({
    category: fc.option(word, { nil: undefined }),
    search: fc.option(word, { nil: undefined }),
    chosen: fc.record(
      { brands, fits: words, 'attr.socket': words, 'attr.memory': words },
      { requiredKeys: [] },
    ),
    minPrice: price,
    maxPrice: fc.constant(undefined),
    sort: fc.constantFrom(...sorts.filter((sort) => sort !== 'relevance')),
    view: fc.constantFrom('grid' as const, 'list' as const),
    page: fc.integer({ min: 1, max: 1_000 }),
    isDeals: fc.constant(false),
  });
  fc.assert(
    fc.property(states, (state) => {
      expect(read(listingSearch(state))).toEqual(state);
    }),
  );
});
