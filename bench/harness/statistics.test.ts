import { expect, test } from 'vitest';
import { median, percentile, rounded } from './statistics.ts';

test('the median of an even number of values lies between the two in the middle', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([5, 1, 3])).toBe(3);
  expect(median([7])).toBe(7);
});

test('a percentile is a value that was seen', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(percentile(values, 0.99)).toBe(198);
  expect(percentile(values, 1)).toBe(200);
  expect(percentile([3, 9], 0.01)).toBe(3);
});

test('nothing has no percentile', () => {
  expect(() => percentile([], 0.5)).toThrow('nothing to rank');
});

test('three figures are kept', () => {
  expect([1234.5, 0.012345, 7].map(rounded)).toEqual([1230, 0.0123, 7]);
});
