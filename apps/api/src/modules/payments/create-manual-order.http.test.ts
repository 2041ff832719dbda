import { beforeAll, expect, test } from 'vitest';
import { peopleOf } from '#api/testing/people/people.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

test('refuses a repeated product, whatever the case of its id', async () => {
  const app = await shop.app();
  const { headers } = await peopleOf(shop, app).staff();
  const productId = await newProduct(shop);
  const quote = (...ids: string[]) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/orders/quote',
      headers,
      payload: {
        items: ids.map((id) => ({ productId: id, quantity: 1 })),
        fullName: 'Maria Santos',
        phone: '0917 555 0142',
        payment: 'cash',
      },
    });
  expect((await quote(productId.toUpperCase())).statusCode).toBe(200);
  const twice = await quote(productId, productId.toUpperCase());
  expect(twice.statusCode).toBe(400);
  expect(twice.json()).toMatchObject({ fields: { items: 'Add each product only once' } });
});
