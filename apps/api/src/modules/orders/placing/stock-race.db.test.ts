import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addToCart } from '#api/modules/carts/lines/cart-changes.ts';
import { adjustStock, viewLedger } from '#api/modules/inventory/adjust-stock.ts';
import { newBuyer } from '#api/testing/people/buyer.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { createOrderQueue } from './order-queue.ts';
import { placeOrder } from './place-order.ts';

const shop = testShop();

test('keeps the ledger exact when staff and shoppers change one stock concurrently', async () => {
  await newLocalities(shop);
  const queue = createOrderQueue(shop.as({ kind: 'shop' }));
  const productId = await newProduct(shop, { stock: 6 });
  const buyers = await Promise.all(Array.from({ length: 8 }, () => newBuyer(shop)));
  for (const { ctx } of buyers) await addToCart(ctx, { productId, quantity: 1 });
  const [counting, receiving] = [shop.as(shop.staff()), shop.as(shop.staff())];
  const moves = [-1, -1, -1, -1].map((quantity) =>
    adjustStock(counting, productId, {
      key: randomUUID(),
      quantity,
      reason: 'damaged',
      note: 'Count',
    }),
  );
  const deliveries = [1, 1, 1].map((quantity) =>
    adjustStock(receiving, productId, {
      key: randomUUID(),
      quantity,
      reason: 'received',
      note: 'Delivery',
    }),
  );
  const orders = buyers.map(({ ctx, addressId }) =>
    placeOrder(
      ctx,
      { body: { addressId, paymentMethod: 'cod', notes: '' }, key: addressId },
      queue,
    ),
  );
  const countFulfilled = (results: readonly PromiseSettledResult<unknown>[]) =>
    results.filter(({ status }) => status === 'fulfilled').length;
  const [damaged, received, sold] = await Promise.all(
    [moves, deliveries, orders].map((each) => Promise.allSettled<unknown>(each)),
  );

  const { totalStock, movements } = await viewLedger(shop.as(shop.staff()), productId);
  expect(totalStock).toBeGreaterThanOrEqual(0);
  expect(totalStock).toBe(movements.reduce((sum, { quantity }) => sum + quantity, 0));
  expect(totalStock).toBe(
    6 + countFulfilled(received ?? []) - countFulfilled(damaged ?? []) - countFulfilled(sold ?? []),
  );
  expect(countFulfilled(received ?? [])).toBe(3);
  // Every rejection names the shortage.
  for (const result of [...(damaged ?? []), ...(sold ?? [])]) {
    if (result.status === 'rejected') {
      expect(['inventory.insufficient_stock', 'order.out_of_stock']).toContain(result.reason.code);
    }
  }
});
