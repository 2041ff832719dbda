import { isRefundDue, orderStatuses, paymentStatuses, type Pesos } from '@sirkito/commerce';
import { beforeAll, expect, test } from 'vitest';
import { confirmPayment } from '#api/modules/payments/capture/confirm-payment.ts';
import { countRefundsDue } from '#api/modules/reports/dashboard.queries.ts';
import { clerkOf } from '#api/testing/people/clerk.ts';
import { newDeliveredOrder } from '#api/testing/data/delivered-order.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { newShopper } from '#api/testing/people/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listOrdersForStaff } from '../staff/list-orders-for-staff.ts';

const shop = testShop();
const clerk = () => clerkOf(shop);
beforeAll(() => newLocalities(shop));

async function paidOrder() {
  const { orderId, order } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  await confirmPayment(clerk().ctx, {
    orderId,
    amount: order.total,
    reference: `BPI ${order.orderNumber}`,
  });
  return orderId;
}

const refundAll = (orderId: string) => clerk().refund(orderId, { reason: 'asked for it' });
const fullyRefunded = { code: 'order.refunded', status: 409 };

test('lets a fully refunded order be cancelled but not packed or shipped', async () => {
  const { step, ship } = clerk();
  const [confirmed, packed] = [await paidOrder(), await paidOrder()];
  await step(packed, { status: 'processing' });
  await refundAll(confirmed);
  await refundAll(packed);
  await expect(step(confirmed, { status: 'processing' })).rejects.toMatchObject(fullyRefunded);
  await expect(ship(packed)).rejects.toMatchObject(fullyRefunded);
  for (const id of [confirmed, packed]) {
    const { order } = await step(id, { status: 'cancelled', reason: 'The money went back' });
    expect(order).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
  }
  await expectReconciled(shop);
});

test('lets an order refunded in transit be delivered or returned', async () => {
  const { step, ship } = clerk();
  const [delivered, returned] = [await paidOrder(), await paidOrder()];
  for (const id of [delivered, returned]) {
    await step(id, { status: 'processing' });
    await ship(id);
    await refundAll(id);
  }
  expect((await step(delivered, { status: 'delivered' })).order.status).toBe('delivered');
  await step(returned, { status: 'delivery_failed', reason: 'Nobody was there' });
  await expect(ship(returned)).rejects.toMatchObject(fullyRefunded);
  expect((await step(returned, { status: 'returned' })).order.status).toBe('returned');
});

async function listRefundsDue(): Promise<string[]> {
  const view = { only: 'refund_due', search: '', sort: 'newest', limit: 25 } as const;
  const { orders, refundsDue } = await listOrdersForStaff(clerk().ctx, view);
  expect(orders).toHaveLength(refundsDue);
  return orders.map(({ _id }) => _id);
}

test('lists a cancelled order as refund due until it is fully refunded', async () => {
  const { step, refund } = clerk();
  const [orderId, confirmed] = [await paidOrder(), await paidOrder()];
  await refundAll(confirmed);
  expect(await listRefundsDue()).toEqual([]);
  await step(orderId, { status: 'cancelled', reason: 'Nobody can deliver there' });
  expect(await listRefundsDue()).toEqual([orderId]);
  await refund(orderId, { amount: 100 as Pesos, reason: 'a first part' });
  expect(await listRefundsDue()).toEqual([orderId]);
  await refundAll(orderId);
  expect(await listRefundsDue()).toEqual([]);
});

test('lists a returned order as refund due until part of it is refunded', async () => {
  const { step, ship, refund } = clerk();
  const orderId = await paidOrder();
  await step(orderId, { status: 'processing' });
  await ship(orderId);
  await step(orderId, { status: 'delivered' });
  expect(await listRefundsDue()).toEqual([]);
  await step(orderId, { status: 'returned' });
  expect(await listRefundsDue()).toEqual([orderId]);
  await refund(orderId, { amount: 100 as Pesos, reason: 'the box was opened' });
  expect(await listRefundsDue()).toEqual([]);
});

test('counts the same refunds due in the queue, the dashboard and the shared rule', async () => {
  const { accountId } = await newShopper(shop);
  const orderId = await newDeliveredOrder(shop, { accountId, productIds: [] });
  const found: string[] = [];
  for (const status of orderStatuses) {
    for (const paymentStatus of paymentStatuses) {
      await shop.asOwner(
        'update customer_order set status = $2, payment_status = $3 where id = $1',
        [orderId, status, paymentStatus],
      );
      const isFound = (await listRefundsDue()).includes(orderId);
      expect(isRefundDue({ status, paymentStatus }), `${status}, ${paymentStatus}`).toBe(isFound);
      expect(await countRefundsDue(shop.db)).toBe(isFound ? 1 : 0);
      if (isFound) found.push(`${status}, ${paymentStatus}`);
    }
  }
  expect(found).toEqual(['returned, paid', 'cancelled, paid', 'cancelled, partially_refunded']);
});
