import { randomUUID } from 'node:crypto';
import { StaffOrdersQuery } from '@sirkito/contracts/orders/staff-schemas';
import { beforeAll, expect, test } from 'vitest';
import { peopleOf } from '#api/testing/people/people.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { payOrders } from '#api/testing/data/changed-orders.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { cancelOrder } from '../fulfilment/cancel-order.ts';
import { viewInvoicesForStaff } from '../../invoices/documents/view-invoices-for-staff.ts';
import { listOrdersForStaff } from './list-orders-for-staff.ts';
import { viewLabels } from './view-labels.ts';
import { viewPackingSlips } from './view-packing-slips.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

test('returns labels in the requested order with the cash to collect', async () => {
  const cash = await newOrder(shop, { quantity: 2 });
  const transfer = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  await shop.asOwner(`update customer_order set payment_status = 'paid' where id = $1`, [
    transfer.orderId,
  ]);
  const ids = [transfer.orderId, randomUUID(), cash.orderId];
  const { labels } = await viewLabels(shop.as(shop.staff()), ids);
  expect(labels).toMatchObject([
    { orderNumber: transfer.order.orderNumber, pieces: 1, toCollect: 0 },
    {
      orderNumber: cash.order.orderNumber,
      pieces: 2,
      toCollect: cash.order.total,
      address: { fullName: 'Test Buyer', cityMunicipality: 'Quezon City' },
    },
  ]);
  await expect(viewLabels(shop.as(shop.shopper()), ids)).rejects.toMatchObject({
    code: 'auth.wrong_role',
  });
});

test('[SC-96] prints names and notes that were stored unchecked without line breaks and reversing marks', async () => {
  const { orderId } = await newOrder(shop);
  await shop.asOwner(
    `update customer_order set notes = $2,
       address = address || jsonb_build_object('full_name', $3::text, 'street', $3::text)
     where id = $1`,
    [orderId, 'Ring\n\u202Etwice', 'Juan\u202Egro.live\nPAID - DO NOT COLLECT'],
  );
  const staff = shop.as(shop.staff());
  const clean = 'Juan gro.live PAID - DO NOT COLLECT';
  const { labels } = await viewLabels(staff, [orderId]);
  expect(labels).toMatchObject([
    { address: { fullName: clean, street: clean }, notes: 'Ring\n twice' },
  ]);
  const query = StaffOrdersQuery.parse({});
  const { orders } = await listOrdersForStaff(staff, query);
  expect(orders.find(({ _id }) => _id === orderId)?.customer).toBe(clean);
});

test('returns packing slips and paid invoices in the requested order', async () => {
  const orders = [
    await newOrder(shop, { quantity: 3 }),
    await newOrder(shop),
    await newOrder(shop),
  ];
  const ids = orders.map(({ orderId }) => orderId).toReversed();
  await payOrders(shop, ids.slice(1));
  const staff = shop.as(shop.staff());
  const { slips } = await viewPackingSlips(staff, [randomUUID(), ...ids]);
  expect(slips.map(({ _id }) => _id)).toEqual(ids);
  expect(slips[2]).toMatchObject({
    address: { fullName: 'Test Buyer' },
    lines: [{ lineNo: 1, quantity: 3, sku: `T-${orders[0]?.productId.toUpperCase()}` }],
  });
  const invoices = await viewInvoicesForStaff(staff, ids);
  expect(invoices.map(({ orderId }) => orderId)).toEqual(ids.slice(1));
  const shopper = shop.as(shop.shopper());
  for (const view of [viewPackingSlips, viewInvoicesForStaff]) {
    await expect(view(shopper, ids)).rejects.toMatchObject({ code: 'auth.wrong_role' });
  }
});

test('skips and reports cancelled, returned and unpaid orders', async () => {
  const shippable = await newOrder(shop);
  const unpaid = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  const [cancelled, returned] = [await newOrder(shop), await newOrder(shop)];
  await cancelOrder(cancelled.ctx, cancelled.orderId);
  await shop.asOwner(`update customer_order set status = 'returned' where id = $1`, [
    returned.orderId,
  ]);
  const ids = [returned, cancelled, shippable, unpaid].map(({ orderId }) => orderId);
  const staff = shop.as(shop.staff());
  const skipped = [
    { _id: returned.orderId, orderNumber: returned.order.orderNumber, reason: 'returned' },
    { _id: cancelled.orderId, orderNumber: cancelled.order.orderNumber, reason: 'cancelled' },
    { _id: unpaid.orderId, orderNumber: unpaid.order.orderNumber, reason: 'unpaid' },
  ];
  const documents = {
    labels: await viewLabels(staff, ids),
    slips: await viewPackingSlips(staff, ids),
  };
  expect(documents).toMatchObject({
    labels: { labels: [{ _id: shippable.orderId }], skipped },
    slips: { slips: [{ _id: shippable.orderId }], skipped },
  });
});

test('limits a request to 50 orders', async () => {
  const app = await shop.app();
  const { headers } = await peopleOf(shop, app).staff({ staffRole: 'support' });
  const ask = (kind: string, count: number) => {
    const ids = Array.from({ length: count }, () => randomUUID()).join();
    return app.inject({ url: `/api/admin/orders/${kind}?ids=${ids}`, headers });
  };
  for (const kind of ['labels', 'packing-slips', 'invoices']) {
    expect((await ask(kind, 50)).statusCode).toBe(200);
    expect((await ask(kind, 51)).statusCode).toBe(400);
  }
});
