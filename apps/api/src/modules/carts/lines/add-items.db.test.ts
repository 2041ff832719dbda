import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newProduct } from '#api/testing/data/product.ts';
import { newShopper } from '#api/testing/people/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { addItems } from './add-items.ts';
import { viewCart } from '../cart.ts';

const shop = testShop();

test('adds the available items and reports the others', async () => {
  const { ctx } = await newShopper(shop);
  const [one, soldOut] = [
    await newProduct(shop, { stock: 5 }),
    await newProduct(shop, { stock: 0 }),
  ];
  const unknown = randomUUID();
  const items = [one, soldOut, unknown].map((productId) => ({ productId, quantity: 2 }));
  const { cart, skipped } = await addItems(ctx, items);
  expect(cart.items.map(({ productId, quantity }) => [productId, quantity])).toEqual([[one, 2]]);
  expect(skipped.map(({ productId }) => productId)).toEqual([soldOut, unknown]);
  for (const { message } of skipped) expect(message).not.toBe('');
  expect(await viewCart(ctx)).toEqual(cart);
});

test('refuses guests', async () => {
  const items = [{ productId: randomUUID(), quantity: 1 }];
  await expect(addItems(shop.as({ kind: 'guest' }), items)).rejects.toMatchObject({
    code: 'auth.required',
  });
});

test('respects the stock when two tabs add concurrently', async () => {
  const { ctx } = await newShopper(shop);
  const productId = await newProduct(shop, { stock: 3 });
  const both = await Promise.all([1, 2].map(() => addItems(ctx, [{ productId, quantity: 2 }])));
  expect(both.flatMap(({ skipped }) => skipped)).toHaveLength(1);
  expect((await viewCart(ctx)).items[0]?.quantity).toBe(2);
});
