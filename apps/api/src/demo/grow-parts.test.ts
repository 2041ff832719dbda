import { checkAttributes, toCentavos, type Pesos } from '@sirkito/commerce';
import { ProductBody } from '@sirkito/contracts/products/body';
import { expect, test } from 'vitest';
import { realParts, variedParts, type Part } from './grow-parts.ts';

const parts: Part[] = Array.from({ length: 200 }, (_, index) => ({
  sku: `PRT-${index}`,
  name: index % 2 ? `Ryzen ${index}` : `Case ${index} Black`,
  brand: 'AMD',
  category: index % 2 ? 'cpu' : 'pc_case',
  attributes: index % 2 ? { mpn: `M${index}` } : { color: 'Black', colors: ['Black', 'Red'] },
}));
const generated = () => [...realParts(parts), ...variedParts(parts, 5_000)];

test('generates the same products from the same parts', () => {
  expect(generated()).toEqual(generated());
});

test('generates the requested number of valid products', () => {
  const products = generated();
  expect(products).toHaveLength(5_200);
  const problems = products.flatMap((record) => {
    const body = ProductBody.parse(record);
    return checkAttributes(body.category, body.attributes);
  });
  expect(problems).toEqual([]);
  const badSales = products.filter(({ price = 0, salePrice = 0 }) => salePrice >= price);
  expect(badSales).toEqual([]);
  const centavos = products.map(({ price }) => toCentavos(price as Pesos) % 500);
  expect(new Set(centavos)).toEqual(new Set([0]));
});

test('generates unique SKUs and names', () => {
  const products = generated();
  expect(new Set(products.map(({ sku }) => sku)).size).toBe(5_200);
  expect(new Set(products.map(({ name }) => name)).size).toBe(5_200);
  expect(products.filter(({ name }) => name.length > 160)).toEqual([]);
});

test('changes the colour in the name and the attributes', () => {
  const white = generated().find(({ sku }) => sku === 'PRT-0-1');
  expect(white).toMatchObject({ attributes: { color: 'Silver', colors: ['Silver'] } });
  expect(white?.name).toBe('Case 0 Silver');
});

test('puts one in five on sale and one in eight out of stock', () => {
  const products = generated();
  const share = (some: unknown[]) => some.length / products.length;
  expect(share(products.filter(({ salePrice }) => salePrice))).toBeCloseTo(0.2, 1);
  expect(share(products.filter(({ totalStock }) => totalStock === 0))).toBeCloseTo(0.125, 1);
});

test('generates nothing from no parts', () => {
  expect([...variedParts([], 10)]).toEqual([]);
});
