import { expect, test } from 'vitest';
import { asCentavos } from './money/money.ts';
import { isAboveRefundLimit, isSteepDrop, lowestPrice } from './staff-confirmation.ts';

test('adds a refund to those of the hour', () => {
  const limit = asCentavos(1_000);
  expect(isAboveRefundLimit(asCentavos(1_000), asCentavos(0), limit)).toBe(false);
  expect(isAboveRefundLimit(asCentavos(1), asCentavos(1_000), limit)).toBe(true);
});

test('calls a drop of more than half steep', () => {
  expect(isSteepDrop(asCentavos(1_000), asCentavos(500))).toBe(false);
  expect(isSteepDrop(asCentavos(1_000), asCentavos(499))).toBe(true);
});

test('counts a sale to come and ignores one that is over', () => {
  const now = new Date('2026-11-18T00:00:00Z');
  const product = { price: asCentavos(1_000), salePrice: asCentavos(400), saleEndsAt: null };
  expect(lowestPrice(product, now)).toBe(400);
  expect(lowestPrice({ ...product, saleEndsAt: now }, now)).toBe(1_000);
  expect(lowestPrice({ ...product, salePrice: null }, now)).toBe(1_000);
});
