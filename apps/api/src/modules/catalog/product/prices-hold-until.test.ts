import { asCentavos, type Centavos } from '@sirkito/commerce';
import { expect, test } from 'vitest';
import { pricesHoldUntil } from './prices-hold-until.ts';

const now = new Date('2026-11-15T00:00:00.000Z');
const day = (date: number) => new Date(Date.UTC(2026, 10, date));
const sale = (
  starts: Date | null,
  ends: Date | null,
  salePrice: Centavos | null = asCentavos(1),
) => ({
  salePrice,
  saleStartsAt: starts,
  saleEndsAt: ends,
});

test('returns when the next sale starts or ends', () => {
  const sales = [sale(day(1), day(22)), sale(day(18), day(30)), sale(null, null)];
  expect(pricesHoldUntil(sales, now)).toBe(day(18).toISOString());
  expect(pricesHoldUntil(sales.slice(0, 1), now)).toBe(day(22).toISOString());
});

test('ignores sales that are over, endless or without a price', () => {
  const sales = [sale(day(1), day(10)), sale(day(1), null), sale(day(16), day(20), null)];
  expect(pricesHoldUntil(sales, now)).toBeNull();
});
