import { beforeAll, expect, test } from 'vitest';
import { addToCart } from '#api/modules/carts/add-to-cart.ts';
import { newBuyer } from '#api/testing/buyer.ts';
import { newPlaces } from '#api/testing/places.ts';
import { expectReconciled } from '#api/testing/reconciled.ts';
import { newProduct } from '#api/testing/shelf.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { createOrderQueue, placeOrder } from './place-order.ts';
import { relayOutbox } from './relay-outbox.ts';
import { releaseHold } from './release-hold.ts';
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
