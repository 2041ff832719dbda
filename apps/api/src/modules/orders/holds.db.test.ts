import { beforeAll, expect, test } from 'vitest';
import { addToCart } from '#api/modules/carts/add-to-cart.ts';
import { newBuyer } from '#api/testing/buyer.ts';
import { newOrder } from '#api/testing/placed-order.ts';
import { newPlaces } from '#api/testing/places.ts';
import { expectReconciled } from '#api/testing/reconciled.ts';
import { newProduct } from '#api/testing/shelf.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { createOrderQueue, placeOrder } from './place-order.ts';
import { relayOutbox } from './relay-outbox.ts';
import { releaseHold } from './release-hold.ts';
import { releaseLostHolds } from './release-lost-holds.ts';
import { viewOrder } from './view-order.ts';

const shop = testShop();
beforeAll(() => newPlaces(shop));

test('[OR-06] an order that is not paid in time is cancelled and gives its goods back', async () => {
  const productId = await newProduct(shop, { stock: 4 });
  const { ctx, addressId } = await newBuyer(shop);
  await addToCart(ctx, { productId, quantity: 4 });
  const body = { addressId, paymentMethod: 'gcash' as const, notes: '' };
  const { _id } = await placeOrder(
    ctx,
    { body, key: null },
    createOrderQueue(shop.as({ kind: 'shop' })),
  );

  const theShop = shop.as({ kind: 'shop' });
  await releaseHold(theShop, _id);
  expect(await viewOrder(ctx, _id)).toMatchObject({ status: 'pending' });

  const later = { ...theShop, now: () => new Date(Date.now() + 15 * 60_000 + 1) };
  await releaseHold(later, _id);
  await releaseHold(later, _id);
  expect(await viewOrder(ctx, _id)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'expired',
    heldUntil: null,
    timeline: [{ status: 'pending' }, { status: 'cancelled', note: 'Not paid in time' }],
  });
  await expectReconciled(shop);
});

test('what a placed order owes is handed to the queue once', async () => {
  const productId = await newProduct(shop);
  const { ctx, addressId } = await newBuyer(shop);
  await addToCart(ctx, { productId, quantity: 1 });
  await relayOutbox(shop.as({ kind: 'shop' }));
  const between = (await shop.jobs()).length;
  const body = { addressId, paymentMethod: 'card' as const, notes: '' };
  await placeOrder(ctx, { body, key: null }, createOrderQueue(shop.as({ kind: 'shop' })));
  const relayed = await Promise.all([
    relayOutbox(shop.as({ kind: 'shop' })),
    relayOutbox(shop.as({ kind: 'shop' })),
  ]);
  expect(relayed.toSorted((a, b) => a - b)).toEqual([0, 1]);
  const names = (await shop.jobs()).slice(between).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['notifications.send_order_placed', 'orders.release_hold']);
});

const minuteMs = 60_000;
const at = (time: number) => ({ ...shop.as({ kind: 'shop' }), now: () => new Date(time) });

test('an order whose job was lost or came early is released all the same, one that is still held is not', async () => {
  const { orderId, ctx } = await newOrder(shop, { paymentMethod: 'gcash' });
  const transfer = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  const seen = async () => (await viewOrder(ctx, orderId)).status;
  // However far ahead a worker's clock is, the database's has to agree.
  await releaseLostHolds(at(Date.now() + 60 * minuteMs));
  expect(await seen()).toBe('pending');
  const end = Date.now() - minuteMs;
  await shop.asOwner('update customer_order set hold_until = $2 where id = $1', [
    orderId,
    new Date(end),
  ]);
  await releaseHold(at(end - 1_000), orderId);
  await releaseLostHolds(at(end + minuteMs));
  expect(await seen()).toBe('pending');
  await releaseLostHolds(at(end + minuteMs + 1));
  expect(await viewOrder(ctx, orderId)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'expired',
  });
  const held = await viewOrder(transfer.ctx, transfer.orderId);
  expect(held).toMatchObject({ status: 'pending' });
  await expectReconciled(shop);
});
