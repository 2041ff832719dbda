import { asCentavos } from '@sirkito/commerce';
import type { Tx } from '#api/platform/db/transaction.ts';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { addToCart } from '#api/modules/carts/lines/cart-changes.ts';
import { newBuyer } from '#api/testing/people/buyer.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { orderRequest } from '#api/testing/data/order-request.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { createOrderQueue } from '../placing/order-queue.ts';
import { placeBatch } from '../placing/place-batch.ts';
import { placeOrder } from '../placing/place-order.ts';
import { readOrderRules } from './order-rules.ts';
import { viewOrder } from './view-order.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

/** Creates a buyer with a cart of this price and an address in this street. */
async function buyerOf(price: number, street: string) {
  const buyer = await newBuyer(shop);
  await shop.asOwner('update address set street = $2 where id = $1', [buyer.addressId, street]);
  await addToCart(buyer.ctx, { productId: await newProduct(shop, { price }), quantity: 1 });
  return buyer;
}

/** Builds a batch: an erased account, a wrong expected total and a valid order. */
async function aBatch() {
  const rejected = await buyerOf(900, '2 Refused Street');
  const valid = await buyerOf(1_500, '3 Served Street');
  const requests = [
    orderRequest({ accountId: newUuid(), destination: { addressId: newUuid() } }),
    orderRequest({
      accountId: rejected.accountId,
      destination: { addressId: rejected.addressId },
      expectedTotal: asCentavos(1),
    }),
    orderRequest({ accountId: valid.accountId, destination: { addressId: valid.addressId } }),
  ] as const;
  return { valid, requests, orderId: requests[2].orderId };
}

const rules = async (tx: Tx) => ({
  rules: await readOrderRules(tx),
  at: new Date(),
  skipLocked: false,
});

const keysOf = async (orderId: string) => {
  const { rows } = await shop.asOwner(
    'select account_id as "accountId", key from order_key where order_id = $1',
    [orderId],
  );
  return rows;
};

test('rejects an erased account without affecting the rest of the batch', async () => {
  const { valid, requests, orderId } = await aBatch();
  const results = await shop
    .as({ kind: 'shop' })
    .transact(async (tx) => placeBatch(tx, requests, await rules(tx)));
  expect(results).toMatchObject([
    { outcome: 'account_gone' },
    { outcome: 'total_changed', totals: { subtotal: 90_000 } },
    { outcome: 'placed' },
  ]);
  expect(await viewOrder(valid.ctx, orderId)).toMatchObject({
    subtotal: 1_500,
    total: 1_575,
    address: { street: '3 Served Street' },
  });
  expect(await keysOf(orderId)).toEqual([{ accountId: valid.accountId, key: requests[2].key }]);
  await expectReconciled(shop);
});

test('rejects an erased account in a batch of pick-up orders', async () => {
  const { valid, requests, orderId } = await aBatch();
  const pickups = requests.map((request, index) => ({
    ...request,
    destination: { pickup: { fullName: `Visitor ${index}`, phone: '+639175550142' } },
  }));
  const results = await shop
    .as({ kind: 'shop' })
    .transact(async (tx) => placeBatch(tx, pickups, await rules(tx)));
  expect(results).toMatchObject([
    { outcome: 'account_gone' },
    { outcome: 'total_changed', totals: { total: 90_000 } },
    { outcome: 'placed' },
  ]);
  expect(await viewOrder(valid.ctx, orderId)).toMatchObject({
    total: 1_500,
    isPickup: true,
    address: { fullName: 'Visitor 2' },
  });
  expect(await keysOf(orderId)).toEqual([{ accountId: valid.accountId, key: requests[2].key }]);
  await expectReconciled(shop);
});

test.each(['delivered', 'picked up'])('asks an erased account to sign in: %s', async (delivery) => {
  const { ctx, accountId, addressId } = await buyerOf(700, '1 Gone Street');
  await shop.asOwner('delete from account where id = $1', [accountId]);
  const pickup = { fullName: 'Maria Santos', phone: '+639175550142' };
  const body = {
    ...(delivery === 'delivered' ? { addressId } : { pickup }),
    paymentMethod: 'cod' as const,
    notes: '',
  };
  const ordering = placeOrder(
    ctx,
    { body, key: null },
    createOrderQueue(shop.as({ kind: 'shop' })),
  );
  await expect(ordering).rejects.toMatchObject({ code: 'auth.required' });
});
