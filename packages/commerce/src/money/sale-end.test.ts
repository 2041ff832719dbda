import { expect, test } from 'vitest';
import { formatSaleDay, formatSaleEnd } from './sale-end.ts';

const now = new Date('2026-11-17T00:00:00Z');

test('formats the end of a sale in Manila time', () => {
  expect(formatSaleEnd('2026-11-27T05:28:57.056Z', now)).toBe('Fri, Nov 27, 1:28 PM');
  expect(formatSaleEnd('2026-12-31T16:30:00.000Z', now)).toBe('Fri, Jan 1, 2027, 12:29 AM');
});

test('shows the previous day for a sale that ends at midnight', () => {
  expect(formatSaleEnd('2026-11-22T16:00:00.000Z', now)).toBe('Sun, Nov 22, 11:59 PM');
  expect(formatSaleDay('2026-11-22T16:00:00.000Z')).toBe('Nov 22, 2026');
  expect(formatSaleDay('2026-11-22T16:00:01.000Z')).toBe('Nov 23, 2026');
});
