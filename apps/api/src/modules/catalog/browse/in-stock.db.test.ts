import { expect, test } from 'vitest';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listInStock } from './build-parts.ts';
import { seedDemoProducts } from '../../../demo/seed-demo-products.ts';

const shop = testShop();
const piece = (kind: string, price: number, stock = 1) => ({
  ...demoCatalogue.find(({ category }) => category === kind),
  salePrice: undefined,
  price,
  stock,
});

const pricesOf = async (categoryIds: string[], each: number) =>
  (await listInStock(shop.as({ kind: 'guest' }), categoryIds, each))
    .map(({ price }) => price)
    .toSorted((one, other) => one - other);

test('returns all of a few products, and even price steps of many', async () => {
  // Most of them are cheap, as in any shop.
  const cheap = Array.from({ length: 40 }, (_, index) => 1_000 + index);
  const records = [
    { ...piece('memory', 999.5), attributes: {} },
    ...[900, 900, 950].map((price) => piece('power_supply', price)),
    ...[...cheap, 2_000, 4_000, 8_000, 16_000].map((price) => piece('memory', price)),
    ...Array.from({ length: 7 }, () => piece('cpu', 5_000)),
    ...[100, 99_000].map((price) => piece('memory', price, 0)),
  ];
  await seedDemoProducts(
    shop.as({ kind: 'shop' }),
    records.map((record, index) => ({ ...record, sku: `STEP-${index}` })),
  );
  expect(await pricesOf(['power_supply'], 5)).toEqual([900, 900, 950]);
  // The cheapest is skipped, since its specs are missing.
  expect(await pricesOf(['memory'], 5)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
  expect(await pricesOf(['power_supply', 'memory'], 5)).toHaveLength(8);
  expect(await pricesOf(['memory'], 45)).toHaveLength(45);
  expect(await pricesOf(['cpu'], 5)).toEqual([5_000]);
  expect(await pricesOf(['pc_case'], 5)).toEqual([]);
});
