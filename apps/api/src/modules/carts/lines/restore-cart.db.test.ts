import { expect, test } from 'vitest';
import { newProduct } from '#api/testing/data/product.ts';
import { newShopper } from '#api/testing/people/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { addToCart, restoreCart } from './cart-changes.ts';

const shop = testShop();
const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();

test('merges a stored cart without adding quantities and caps them at the stock', async () => {
  const { accountId, ctx } = await newShopper(shop);
  const [both, scarce] = [await newProduct(shop), await newProduct(shop, { stock: 2 })];
  await addToCart(ctx, { productId: both, quantity: 3 });
  const cart = await restoreCart(ctx, {
    userId: accountId,
    savedAt: anHourAgo(),
    items: [
      { productId: both, quantity: 3 },
      { productId: scarce, quantity: 9 },
    ],
  });
  expect(cart.items).toMatchObject([
    { productId: both, quantity: 3 },
    { productId: scarce, quantity: 2 },
  ]);
  expect(cart.problems).toEqual([]);
});

test('restores a sold-out product and reports it', async () => {
  const { accountId, ctx } = await newShopper(shop);
  const productId = await newProduct(shop, { stock: 0 });
  const stored = { userId: accountId, savedAt: anHourAgo(), items: [{ productId, quantity: 2 }] };
  expect((await restoreCart(ctx, stored)).problems).toEqual([{ kind: 'sold_out', productId }]);
});

test('refuses a cart of another account or older than a day', async () => {
  const [one, other] = [await newShopper(shop), await newShopper(shop)];
  const items = [{ productId: await newProduct(shop), quantity: 1 }];
  const stored = { userId: one.accountId, savedAt: anHourAgo(), items };
  await expect(restoreCart(other.ctx, stored)).rejects.toMatchObject({ code: 'request.not_found' });
  const old = { ...stored, savedAt: new Date(Date.now() - 25 * 3_600_000).toISOString() };
  await expect(restoreCart(one.ctx, old)).rejects.toMatchObject({ code: 'cart.outdated' });
});
