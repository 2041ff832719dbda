import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addToCart } from '#api/modules/carts/add-to-cart.ts';
import { adjustStock } from '#api/modules/inventory/adjust-stock.ts';
import { viewLedger } from '#api/modules/inventory/view-ledger.ts';
import { newBuyer } from '#api/testing/buyer.ts';
import { newPlaces } from '#api/testing/places.ts';
import { newProduct } from '#api/testing/shelf.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { createOrderQueue, placeOrder } from './place-order.ts';

const shop = testShop();

test('two of the staff and shoppers race for one stock: the ledger is exact, nobody is overwritten', async () => {
  await newPlaces(shop);
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
  const won = (results: readonly PromiseSettledResult<unknown>[]) =>
    results.filter(({ status }) => status === 'fulfilled').length;
  const [lost, came, sold] = await Promise.all(
    [moves, deliveries, orders].map((each) => Promise.allSettled<unknown>(each)),
  );

  const { totalStock, movements } = await viewLedger(shop.as(shop.staff()), productId);
  expect(totalStock).toBeGreaterThanOrEqual(0);
  expect(totalStock).toBe(movements.reduce((sum, { quantity }) => sum + quantity, 0));
  expect(totalStock).toBe(6 + won(came ?? []) - won(lost ?? []) - won(sold ?? []));
  expect(won(came ?? [])).toBe(3);
  // Whoever got nothing was told why.
  for (const result of [...(lost ?? []), ...(sold ?? [])]) {
    if (result.status === 'rejected') {
      expect(['inventory.not_that_many', 'order.short']).toContain(result.reason.code);
    }
  }
});
