import { checkAttributes, toCentavos, type Pesos } from '@sirkito/commerce';
import { ProductBody } from '@sirkito/contracts/product-body';
import { expect, test } from 'vitest';
import { realParts, variedParts, type Part } from './grow-parts.ts';

const parts: Part[] = Array.from({ length: 200 }, (_, place) => ({
  sku: `PRT-${place}`,
  name: place % 2 ? `Ryzen ${place}` : `Case ${place} Black`,
  brand: 'AMD',
  category: place % 2 ? 'cpu' : 'pc_case',
  attributes: place % 2 ? { mpn: `M${place}` } : { color: 'Black', colors: ['Black', 'Red'] },
}));
const grown = () => [...realParts(parts), ...variedParts(parts, 5_000)];

test('the same parts grow into the same products every time', () => {
  expect(grown()).toEqual(grown());
});

test('as many as were asked for, each a product that can be sold', () => {
  const products = grown();
  expect(products).toHaveLength(5_200);
  const problems = products.flatMap((record) => {
    const body = ProductBody.parse(record);
    return checkAttributes(body.category, body.attributes);
  });
  expect(problems).toEqual([]);
  const dear = products.filter(({ price = 0, salePrice = 0 }) => salePrice >= price);
  expect(dear).toEqual([]);
  const centavos = products.map(({ price }) => toCentavos(price as Pesos) % 500);
  expect(new Set(centavos)).toEqual(new Set([0]));
});

test('no two have the same SKU, and those of one part differ in name', () => {
  const products = grown();
  expect(new Set(products.map(({ sku }) => sku)).size).toBe(5_200);
  expect(new Set(products.map(({ name }) => name)).size).toBe(5_200);
  expect(products.filter(({ name }) => name.length > 160)).toEqual([]);
});

test('another colour is told by name and facts alike', () => {
  const white = grown().find(({ sku }) => sku === 'PRT-0-1');
  expect(white).toMatchObject({ attributes: { color: 'Silver', colors: ['Silver'] } });
  expect(white?.name).toBe('Case 0 Silver');
});

test('one in five is on sale, one in eight sold out', () => {
  const products = grown();
  const share = (some: unknown[]) => some.length / products.length;
  expect(share(products.filter(({ salePrice }) => salePrice))).toBeCloseTo(0.2, 1);
  expect(share(products.filter(({ totalStock }) => totalStock === 0))).toBeCloseTo(0.125, 1);
});

test('from nothing grows nothing', () => {
  expect([...variedParts([], 10)]).toEqual([]);
});
