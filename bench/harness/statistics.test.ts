import { expect, test } from 'vitest';
import { median, percentile, rounded, separation } from './statistics.ts';

test('the median of an even number of values is the mean of the middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([5, 1, 3])).toBe(3);
  expect(median([7])).toBe(7);
});

test('a percentile is one of the values', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(percentile(values, 0.99)).toBe(198);
  expect(percentile(values, 1)).toBe(200);
  expect(percentile([3, 9], 0.01)).toBe(3);
});

test('no values have no percentile', () => {
  expect(() => percentile([], 0.5)).toThrow('no values to rank');
});

test('values are rounded to three significant digits', () => {
  expect([1234.5, 0.012345, 7].map(rounded)).toEqual([1230, 0.0123, 7]);
});

test('separation is higher for samples that differ', () => {
  const times = (mean: number) => Array.from({ length: 1_000 }, () => mean + Math.random());
  expect(separation(times(1), times(1.2))).toBeGreaterThan(0.6);
  expect(separation(times(1), times(1))).toBeLessThan(0.55);
});
