import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newProduct } from '#api/testing/shelf.ts';
import { newShopper } from '#api/testing/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { addMany } from './add-many.ts';
import { viewCart } from './view-cart.ts';

const shop = testShop();

test('all that can be had is in the cart at once, and the rest is named', async () => {
  const { ctx } = await newShopper(shop);
  const [one, gone] = [await newProduct(shop, { stock: 5 }), await newProduct(shop, { stock: 0 })];
  const nothing = randomUUID();
  const items = [one, gone, nothing].map((productId) => ({ productId, quantity: 2 }));
  const { cart, leftOut } = await addMany(ctx, items);
  expect(cart.items.map(({ productId, quantity }) => [productId, quantity])).toEqual([[one, 2]]);
  expect(leftOut.map(({ productId }) => productId)).toEqual([gone, nothing]);
  for (const { message } of leftOut) expect(message).not.toBe('');
  expect(await viewCart(ctx)).toEqual(cart);
});

test('a guest has no cart', async () => {
  const items = [{ productId: randomUUID(), quantity: 1 }];
  await expect(addMany(shop.as({ kind: 'guest' }), items)).rejects.toMatchObject({
    code: 'auth.required',
  });
});

test('from two tabs at once nothing is lost and the stock holds', async () => {
  const { ctx } = await newShopper(shop);
  const productId = await newProduct(shop, { stock: 3 });
  const both = await Promise.all([1, 2].map(() => addMany(ctx, [{ productId, quantity: 2 }])));
  expect(both.flatMap(({ leftOut }) => leftOut)).toHaveLength(1);
  expect((await viewCart(ctx)).items[0]?.quantity).toBe(2);
});
