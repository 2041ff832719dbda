import { expect, test } from 'vitest';
import { formatSaleDay, formatSaleEnd } from './sale-end.ts';

test('the end of a sale is said in the time of Manila', () => {
  expect(formatSaleEnd('2026-11-27T05:28:57.056Z')).toBe('Fri 27 Nov, 1:28 PM');
  expect(formatSaleEnd('2026-12-31T16:30:00.000Z')).toBe('Fri 1 Jan, 12:29 AM');
});

test('a sale until midnight ends on the day before', () => {
  expect(formatSaleEnd('2026-11-22T16:00:00.000Z')).toBe('Sun 22 Nov, 11:59 PM');
  expect(formatSaleDay('2026-11-22T16:00:00.000Z')).toBe('November 22');
  expect(formatSaleDay('2026-11-22T16:00:01.000Z')).toBe('November 23');
});
