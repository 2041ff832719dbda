import { expect, test } from 'vitest';
import { comparison, rangeIn, shareOf } from './dashboard-range.ts';

test('the days are those of the shop’s clock, and nonsense in the address is the usual', () => {
  const lateInUtc = new Date('2026-11-14T17:30:00Z');
  expect(rangeIn(new URLSearchParams('days=7&by=week'), lateInUtc)).toEqual({
    days: '7',
    by: 'week',
    from: '2026-11-09',
    to: '2026-11-15',
  });
  expect(rangeIn(new URLSearchParams('days=x&by=y'), lateInUtc)).toMatchObject({
    days: '30',
    by: 'day',
    from: '2026-10-17',
  });
});

test('a comparison is said in words', () => {
  expect(comparison(112, 100)).toBe('12% more than before');
  expect(comparison(50, 100)).toBe('50% less than before');
  expect(comparison(5, 0)).toBe('none before');
  expect(comparison(0, 0)).toBe('as before');
});

test('a share is said of what it is one', () => {
  expect(shareOf(1_200, 3_000, 'carts')).toBe('1,200 · 40% of carts');
  expect(shareOf(0, 0, 'orders')).toBe('0');
});
