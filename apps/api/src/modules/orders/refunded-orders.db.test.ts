import { isOwed, orderStatuses, paymentStatuses, type Pesos } from '@sirkito/commerce';
import { beforeAll, expect, test } from 'vitest';
import { confirmPayment } from '#api/modules/payments/confirm-payment.ts';
import { countOwed } from '#api/modules/reports/dashboard.queries.ts';
import { clerkOf } from '#api/testing/clerk.ts';
import { newDelivered } from '#api/testing/delivered-order.ts';
import { newOrder } from '#api/testing/placed-order.ts';
import { newPlaces } from '#api/testing/places.ts';
import { expectReconciled } from '#api/testing/reconciled.ts';
import { newShopper } from '#api/testing/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listOrdersForStaff } from './list-orders-for-staff.ts';

const shop = testShop();
const clerk = () => clerkOf(shop);
beforeAll(() => newPlaces(shop));

async function paidOrder() {
  const { orderId, order } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  await confirmPayment(clerk().ctx, {
    orderId,
    amount: order.total,
    reference: `BPI ${order.orderNumber}`,
  });
  return orderId;
}

const giveAllBack = (orderId: string) => clerk().refund(orderId, { reason: 'asked for it' });
const moneyWentBack = { code: 'order.money_went_back', status: 409 };

test('what all the money went back of is neither packed nor shipped, but cancelled', async () => {
  const { step, ship } = clerk();
  const [confirmed, packed] = [await paidOrder(), await paidOrder()];
  await step(packed, { status: 'processing' });
  await giveAllBack(confirmed);
  await giveAllBack(packed);
  await expect(step(confirmed, { status: 'processing' })).rejects.toMatchObject(moneyWentBack);
  await expect(ship(packed)).rejects.toMatchObject(moneyWentBack);
  for (const id of [confirmed, packed]) {
    const { order } = await step(id, { status: 'cancelled', reason: 'The money went back' });
    expect(order).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
  }
  await expectReconciled(shop);
});

test('what was on its way when the money went back still arrives or comes back', async () => {
  const { step, ship } = clerk();
  const [arrives, comesBack] = [await paidOrder(), await paidOrder()];
  for (const id of [arrives, comesBack]) {
    await step(id, { status: 'processing' });
    await ship(id);
    await giveAllBack(id);
  }
  expect((await step(arrives, { status: 'delivered' })).order.status).toBe('delivered');
  await step(comesBack, { status: 'delivery_failed', reason: 'Nobody was there' });
  await expect(ship(comesBack)).rejects.toMatchObject(moneyWentBack);
  expect((await step(comesBack, { status: 'returned' })).order.status).toBe('returned');
});

async function toPayBack(): Promise<string[]> {
  const view = { only: 'owed', search: '', sort: 'newest', limit: 25 } as const;
  const { orders, owed } = await listOrdersForStaff(clerk().ctx, view);
  expect(orders).toHaveLength(owed);
  return orders.map(({ _id }) => _id);
}

test('what was paid and then cancelled is to be paid back until the last of it went back', async () => {
  const { step, refund } = clerk();
  const [orderId, goesOn] = [await paidOrder(), await paidOrder()];
  await giveAllBack(goesOn);
  expect(await toPayBack()).toEqual([]);
  await step(orderId, { status: 'cancelled', reason: 'Nobody can deliver there' });
  expect(await toPayBack()).toEqual([orderId]);
  await refund(orderId, { amount: 100 as Pesos, reason: 'a first part' });
  expect(await toPayBack()).toEqual([orderId]);
  await giveAllBack(orderId);
  expect(await toPayBack()).toEqual([]);
});

test('what was paid and came back is to be paid back until some of it went back', async () => {
  const { step, ship, refund } = clerk();
  const orderId = await paidOrder();
  await step(orderId, { status: 'processing' });
  await ship(orderId);
  await step(orderId, { status: 'delivered' });
  expect(await toPayBack()).toEqual([]);
  await step(orderId, { status: 'returned' });
  expect(await toPayBack()).toEqual([orderId]);
  await refund(orderId, { amount: 100 as Pesos, reason: 'the box was opened' });
  expect(await toPayBack()).toEqual([]);
});

test('the queue, the dashboard and the one rule agree on what is to be paid back', async () => {
  const { accountId } = await newShopper(shop);
  const orderId = await newDelivered(shop, { accountId, productIds: [] });
  const found: string[] = [];
  for (const status of orderStatuses) {
    for (const paymentStatus of paymentStatuses) {
      await shop.asOwner(
        'update customer_order set status = $2, payment_status = $3 where id = $1',
        [orderId, status, paymentStatus],
      );
      const isFound = (await toPayBack()).includes(orderId);
      expect(isOwed({ status, paymentStatus }), `${status}, ${paymentStatus}`).toBe(isFound);
      expect(await countOwed(shop.db)).toBe(isFound ? 1 : 0);
      if (isFound) found.push(`${status}, ${paymentStatus}`);
    }
  }
  expect(found).toEqual(['returned, paid', 'cancelled, paid', 'cancelled, partially_refunded']);
});
