import { arrivalDates, deliveryDates } from '@sirkito/commerce';
import { beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '#api/modules/orders/fulfilment/cancel-order.ts';
import { clerkOf } from '#api/testing/people/clerk.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { viewOrder } from './view-order.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

type Placed = Awaited<ReturnType<typeof newOrder>>;

/** Of the buyer's zone, Metro Manila. */
const days = [1, 2] as const;
const inDays = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000);
const arrivalOf = async ({ ctx, orderId }: Placed, now = new Date()) =>
  (await viewOrder({ ...ctx, now: () => now }, orderId)).arrival;
const between = ([first, last]: readonly [Date, Date]) => ({
  first: first.toISOString(),
  last: last.toISOString(),
});

test('[OR-21] counts from the order, or from now while it must be paid first', async () => {
  const cash = await newOrder(shop);
  const placedAt = new Date(cash.order.createdAt);
  expect(await arrivalOf(cash)).toEqual(between(deliveryDates(placedAt, days)));
  // It hasn't shipped in time.
  const late = inDays(30);
  expect(await arrivalOf(cash, late)).toEqual(between(deliveryDates(late, days)));
  const unpaid = await newOrder(shop, { paymentMethod: 'gcash' });
  expect(await arrivalOf(unpaid, late)).toEqual(between(deliveryDates(late, days)));
});

test('[OR-21] allows bulky parcels the days that checkout does', async () => {
  const placed = await newOrder(shop);
  await shop.asOwner("update product set box_mm = '{900,100,100}' where id = $1", [
    placed.productId,
  ]);
  const placedAt = new Date(placed.order.createdAt);
  expect(await arrivalOf(placed)).toEqual(between(deliveryDates(placedAt, [1, 4])));
});

test('[OR-21] counts from the last shipment, until the last day has passed', async () => {
  const { pack, ship, step } = clerkOf(shop);
  const placed = await newOrder(shop);
  await pack(placed.orderId);
  await ship(placed.orderId);
  await step(placed.orderId, { status: 'delivery_failed', reason: 'Nobody was there' });
  expect(await arrivalOf(placed)).toBeNull();
  await ship(placed.orderId);
  expect(await arrivalOf(placed)).toEqual(between(arrivalDates(new Date(), days)));
  expect(await arrivalOf(placed, inDays(7))).toBeNull();
  await step(placed.orderId, { status: 'delivered' });
  expect(await arrivalOf(placed)).toBeNull();
});

test('[OR-21] has no date for pick-ups and cancelled orders', async () => {
  const cancelled = await newOrder(shop);
  await cancelOrder(cancelled.ctx, cancelled.orderId);
  expect(await arrivalOf(cancelled)).toBeNull();
  expect(await arrivalOf(await newOrder(shop, { isPickup: true }))).toBeNull();
});
