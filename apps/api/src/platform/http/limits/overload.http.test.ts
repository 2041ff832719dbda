import { beforeAll, expect, test } from 'vitest';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { draftAddress } from '#api/testing/people/buyer.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

test('[AV-20] sheds browsing under overload and still takes every order', async () => {
  const app = await shop.app();
  const people = peopleOf(shop, app);
  const productId = await newProduct(shop, { stock: 100 });
  const buyers = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const { headers } = await people.shopper();
      const post = (url: string, payload: object) =>
        app.inject({ method: 'POST', url, headers, payload });
      await post('/api/shop/cart/add', { productId, quantity: 1 });
      const address = await post('/api/shop/address/add', draftAddress());
      const addressId = address.json<{ data: { _id: string } }>().data._id;
      return () => post('/api/shop/orders', { addressId, paymentMethod: 'cod' });
    }),
  );
  // Different filters, so that no reply is cached.
  const reads = Array.from({ length: 600 }, (_, index) =>
    app.inject(`/api/shop/products/get?min_price=${index}`),
  );
  const orders = await Promise.all(buyers.map((order) => order()));
  expect(orders.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);

  const replies = await Promise.all(reads);
  const shed = replies.filter(({ statusCode }) => statusCode === 503);
  const served = replies.filter(({ statusCode }) => statusCode === 200);
  expect(shed.length + served.length).toBe(600);
  expect(served.length).toBeGreaterThanOrEqual(16);
  expect(shed.length).toBeGreaterThanOrEqual(300);
  expect(shed[0]?.json()).toMatchObject({ code: 'server.overloaded' });
  expect(shed[0]?.headers['retry-after']).toBe('2');
  expect((await app.inject('/api/shop/products/get?min_price=0')).statusCode).toBe(200);
});
