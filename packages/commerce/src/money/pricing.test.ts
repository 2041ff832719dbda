import { expect, test } from 'vitest';
import { discountPercent, effectivePrice } from './pricing.ts';

test('[CT-08] uses the sale price if it is above 0, else the price', () => {
  expect(effectivePrice({ price: 1_000, salePrice: 900 })).toBe(900);
  expect(effectivePrice({ price: 1_000, salePrice: 0 })).toBe(1_000);
  expect(effectivePrice({ price: 1_000, salePrice: null })).toBe(1_000);
  expect(effectivePrice({ price: 1_000 })).toBe(1_000);
});

test('rounds the discount down to a whole percent', () => {
  expect(discountPercent({ price: 100, salePrice: 71 })).toBe(29);
  expect(discountPercent({ price: 1_000, salePrice: 904 })).toBe(9);
  expect(discountPercent({ price: 1_000, salePrice: 0 })).toBe(0);
});
