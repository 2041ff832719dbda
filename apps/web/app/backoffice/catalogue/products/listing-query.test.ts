import { expect, test } from 'vitest';
import { parseListing, withFilter } from './listing-query.ts';
import { hiddenColumns, withColumn } from './product-columns.ts';

test('returns to the first page on a filter change and keeps the other parameters', () => {
  const search = new URLSearchParams('search=ryzen&after=abc&hide=brand');
  const next = withFilter(search, 'status', 'draft');
  expect(String(next)).toBe('search=ryzen&hide=brand&status=draft');
  expect(parseListing(next)).toEqual({ search: 'ryzen', status: 'draft' });
  expect(String(withFilter(next, 'search', ''))).toBe('hide=brand&status=draft');
});

test('hides and shows a column through the query string', () => {
  const without = withColumn(new URLSearchParams('sort=changed'), 'brand', false);
  expect(hiddenColumns(without)).toEqual(new Set(['brand']));
  expect(String(withColumn(without, 'brand', true))).toBe('sort=changed');
});
