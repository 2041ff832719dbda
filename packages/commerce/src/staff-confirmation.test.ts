import { expect, test } from 'vitest';
import { asCentavos } from './money/money.ts';
import {
  isAboveRefundLimit,
  isSteepDiscount,
  lowestPrice,
  steepPrices,
} from './staff-confirmation.ts';

test('adds a refund to those of the hour', () => {
  const limit = asCentavos(1_000);
  expect(isAboveRefundLimit(asCentavos(1_000), asCentavos(0), limit)).toBe(false);
  expect(isAboveRefundLimit(asCentavos(1), asCentavos(1_000), limit)).toBe(true);
});

test.each([
  ['percent', 50, 0, false],
  ['percent', 51, 0, true],
  ['amount', 500, 1_000, false],
  ['amount', 500.01, 1_000, true],
  ['amount', 9_999, 10_000, true],
] as const)('calls a promotion of %s %d from %d steep: %s', (kind, value, minimum, isSteep) => {
  expect(isSteepDiscount({ kind, value, minimum })).toBe(isSteep);
});

test('counts a sale to come and ignores one that is over', () => {
  const now = new Date('2026-11-18T00:00:00Z');
  const product = { price: asCentavos(1_000), salePrice: asCentavos(400), saleEndsAt: null };
  expect(lowestPrice(product, now)).toBe(400);
  expect(lowestPrice({ ...product, saleEndsAt: now }, now)).toBe(1_000);
  expect(lowestPrice({ ...product, salePrice: null }, now)).toBe(1_000);
});

test('finds products below half of their highest price with their best promotion', () => {
  const product = {
    sku: 'A',
    name: 'Part',
    price: asCentavos(60_000),
    highest: asCentavos(100_000),
  };
  const percent = { kind: 'percent' as const, value: 10, minimum: asCentavos(0) };
  // ₱200 off at least ₱1,000: ₱120 of a part of ₱600.
  const amount = { kind: 'amount' as const, value: 20_000, minimum: asCentavos(100_000) };
  expect(steepPrices([{ ...product, promotions: [] }])).toEqual([]);
  expect(steepPrices([{ ...product, promotions: [percent] }])).toEqual([]);
  expect(steepPrices([{ ...product, promotions: [percent, amount] }])).toEqual([
    { sku: 'A', name: 'Part', from: 1_000, to: 480 },
  ]);
});
