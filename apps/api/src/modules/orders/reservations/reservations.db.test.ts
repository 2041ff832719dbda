import { beforeAll, expect, test } from 'vitest';
import { addToCart } from '#api/modules/carts/lines/cart-changes.ts';
import { newBuyer } from '#api/testing/people/buyer.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { createOrderQueue } from '../placing/order-queue.ts';
import { placeOrder } from '../placing/place-order.ts';
import { relayOutbox } from '../outbox/relay-outbox.ts';
import { releaseReservation } from './release-reservation.ts';
import { releaseExpiredReservations } from './release-expired-reservations.ts';
import { viewOrder } from '../order/view-order.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

test('[OR-06] cancels an order that is not paid in time and restocks its items', async () => {
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
  await releaseReservation(theShop, _id);
  expect(await viewOrder(ctx, _id)).toMatchObject({ status: 'pending' });

  const later = { ...theShop, now: () => new Date(Date.now() + 16 * 60_000) };
  await releaseReservation(later, _id);
  await releaseReservation(later, _id);
  expect(await viewOrder(ctx, _id)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'expired',
    heldUntil: null,
    timeline: [
      { status: 'pending' },
      { status: 'cancelled', note: 'Payment not received in time' },
    ],
  });
  await expectReconciled(shop);
});

test('queues the jobs of a placed order once', async () => {
  const productId = await newProduct(shop);
  const { ctx, addressId } = await newBuyer(shop);
  await addToCart(ctx, { productId, quantity: 1 });
  await relayOutbox(shop.as({ kind: 'shop' }));
  const jobsBefore = (await shop.jobs()).length;
  const body = { addressId, paymentMethod: 'card' as const, notes: '' };
  await placeOrder(ctx, { body, key: null }, createOrderQueue(shop.as({ kind: 'shop' })));
  const relayed = await Promise.all([
    relayOutbox(shop.as({ kind: 'shop' })),
    relayOutbox(shop.as({ kind: 'shop' })),
  ]);
  expect(relayed.toSorted((a, b) => a - b)).toEqual([0, 1]);
  const names = (await shop.jobs()).slice(jobsBefore).map(({ name }) => name);
  expect(names.toSorted()).toEqual([
    'notifications.send_order_placed',
    'orders.release_reservation',
  ]);
});

const minuteMs = 60_000;
const at = (time: number) => ({ ...shop.as({ kind: 'shop' }), now: () => new Date(time) });

test('releases an expired order whose job was lost or early, and no order that is still reserved', async () => {
  const { orderId, ctx } = await newOrder(shop, { paymentMethod: 'gcash' });
  const transfer = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  const status = async () => (await viewOrder(ctx, orderId)).status;
  // The database clock must agree, however far ahead the worker's clock is.
  await releaseExpiredReservations(at(Date.now() + 60 * minuteMs));
  expect(await status()).toBe('pending');
  const end = Date.now() - minuteMs;
  await shop.asOwner('update customer_order set hold_until = $2 where id = $1', [
    orderId,
    new Date(end),
  ]);
  await releaseReservation(at(end - 1_000), orderId);
  await releaseExpiredReservations(at(end + minuteMs));
  expect(await status()).toBe('pending');
  await releaseExpiredReservations(at(end + minuteMs + 1));
  expect(await viewOrder(ctx, orderId)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'expired',
  });
  const held = await viewOrder(transfer.ctx, transfer.orderId);
  expect(held).toMatchObject({ status: 'pending' });
  await expectReconciled(shop);
});
