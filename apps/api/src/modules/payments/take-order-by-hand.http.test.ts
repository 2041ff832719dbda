import { beforeAll, expect, test } from 'vitest';
import { peopleOf } from '#api/testing/people.ts';
import { newPlaces } from '#api/testing/places.ts';
import { newProduct } from '#api/testing/shelf.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
beforeAll(() => newPlaces(shop));

test('a product that is named twice is refused, however its id is written', async () => {
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
  expect(twice.json()).toMatchObject({ fields: { items: 'Name each product once' } });
});
