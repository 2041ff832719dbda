import { ProductBody } from '@sirkito/contracts/products/body';
import { expect, test } from 'vitest';
import { addProduct, editProduct } from '#api/modules/catalog/products/edit-product.ts';
import { insertSoldUnits } from '#api/testing/data/sold-units.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { viewCompleteness } from './view-completeness.ts';

const shop = testShop();
const staff = () => shop.as(shop.staff());

const supply = (sku: string, attributes: object = {}, more: object = {}) =>
  ProductBody.parse({
    sku,
    name: `Supply ${sku}`,
    brand: 'Sirkito Basics',
    category: 'power_supply',
    status: 'active',
    price: 3_000,
    totalStock: 5,
    attributes,
    ...more,
  });

const whole = {
  wattage: 650,
  psuLengthMm: 140,
  formFactor: 'ATX',
  pcie8PinConnectors: 2,
  pcie16PinConnectors: 1,
  sataConnectors: 6,
};

test('lists products with missing specs until they are filled in, best-selling first', async () => {
  const { wattage: _, ...lacking } = whole;
  const many = await addProduct(staff(), supply('PSU-MANY', lacking, { totalStock: 50 }));
  const few = await addProduct(staff(), supply('PSU-FEW', lacking));
  const sold = await addProduct(staff(), supply('PSU-SOLD', {}));
  await addProduct(staff(), supply('PSU-WHOLE', whole));
  await addProduct(staff(), supply('PSU-DRAFT', {}, { status: 'draft' }));
  await insertSoldUnits(shop, { productId: sold, quantity: 2, daysAgo: 2 });
  await insertSoldUnits(shop, { productId: few, quantity: 4, daysAgo: 40 });

  const first = await viewCompleteness(staff(), {});
  expect(first.categories).toEqual([{ categoryId: 'power_supply', products: 3 }]);
  expect(first.products.map(({ productId, sold: units }) => [productId, units])).toEqual([
    [sold, 2],
    [many, 0],
    [few, 0],
  ]);
  expect(first.products[1]?.missingAttributes).toEqual(['wattage']);
  expect(first.products[0]?.missingAttributes).toEqual(Object.keys(whole).toSorted());

  await editProduct(staff(), many, supply('PSU-MANY', whole));
  const { products } = await viewCompleteness(staff(), { category: 'power_supply' });
  expect(products.map(({ productId }) => productId)).toEqual([sold, few]);
  expect((await viewCompleteness(staff(), { category: 'cpu' })).products).toEqual([]);
});

test('refuses shoppers', async () => {
  await expect(viewCompleteness(shop.as(shop.shopper()), {})).rejects.toMatchObject({
    code: 'auth.wrong_role',
  });
});
