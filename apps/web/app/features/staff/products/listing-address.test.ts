import { expect, test } from 'vitest';
import { listingIn, withFilter } from './listing-address.ts';
import { hiddenColumns, withColumn } from './product-columns.ts';

test('another filter begins at the first page and keeps the others and the columns', () => {
  const search = new URLSearchParams('search=ryzen&after=abc&hide=brand');
  const next = withFilter(search, 'status', 'draft');
  expect(String(next)).toBe('search=ryzen&hide=brand&status=draft');
  expect(listingIn(next)).toEqual({ search: 'ryzen', status: 'draft' });
  expect(String(withFilter(next, 'search', ''))).toBe('hide=brand&status=draft');
});

test('a column is hidden and shown again by the address alone', () => {
  const without = withColumn(new URLSearchParams('sort=changed'), 'brand', false);
  expect(hiddenColumns(without)).toEqual(new Set(['brand']));
  expect(String(withColumn(without, 'brand', true))).toBe('sort=changed');
});
