import { expect, test } from 'vitest';
import { comparison, parseRange, shareOf } from './dashboard-range.ts';

test('uses shop days and falls back to the default period', () => {
  const lateInUtc = new Date('2026-11-14T17:30:00Z');
  expect(parseRange(new URLSearchParams('days=7&by=week'), lateInUtc)).toEqual({
    days: '7',
    by: 'week',
    from: '2026-11-09',
    to: '2026-11-15',
  });
  expect(parseRange(new URLSearchParams('days=x&by=y'), lateInUtc)).toMatchObject({
    days: '30',
    by: 'day',
    from: '2026-10-17',
  });
});

test('describes a change in percent', () => {
  expect(comparison(112, 100)).toBe('Up 12% from previous period');
  expect(comparison(50, 100)).toBe('Down 50% from previous period');
  expect(comparison(-50, -100)).toBe('Up 50% from previous period');
  expect(comparison(5, 0)).toBe('No earlier data');
  expect(comparison(0, 0)).toBe('No change');
});

test('shows a count with its share', () => {
  expect(shareOf(1_200, 3_000, 'carts')).toBe('1,200 · 40% of carts');
  expect(shareOf(0, 0, 'orders')).toBe('0');
});
