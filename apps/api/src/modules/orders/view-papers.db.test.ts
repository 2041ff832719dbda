import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { peopleOf } from '#api/testing/people.ts';
import { newOrder } from '#api/testing/placed-order.ts';
import { newPlaces } from '#api/testing/places.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { viewInvoicesForStaff } from './view-invoices-for-staff.ts';
import { viewLabels } from './view-labels.ts';
import { viewPackingSlips } from './view-packing-slips.ts';

const shop = testShop();
beforeAll(() => newPlaces(shop));

test('labels come in the order they were asked for, with what the courier collects', async () => {
  const cash = await newOrder(shop, { quantity: 2 });
  const transfer = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  const ids = [transfer.orderId, randomUUID(), cash.orderId];
  const labels = await viewLabels(shop.as(shop.staff()), ids);
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

test('slips and invoices come in that order too, invoices of those that are paid', async () => {
  const orders = [
    await newOrder(shop, { quantity: 3 }),
    await newOrder(shop),
    await newOrder(shop),
  ];
  const ids = orders.map(({ orderId }) => orderId).toReversed();
  await shop.asOwner(`update customer_order set payment_status = 'paid' where id = any($1)`, [
    ids.slice(1),
  ]);
  const staff = shop.as(shop.staff());
  const slips = await viewPackingSlips(staff, [randomUUID(), ...ids]);
  expect(slips.map(({ _id }) => _id)).toEqual(ids);
  expect(slips[2]).toMatchObject({
    address: { fullName: 'Test Buyer' },
    lines: [{ lineNo: 1, quantity: 3, sku: `T-${orders[0]?.productId.toUpperCase()}` }],
  });
  const invoices = await viewInvoicesForStaff(staff, ids);
  expect(invoices.map(({ order }) => order._id)).toEqual(ids.slice(1));
  const shopper = shop.as(shop.shopper());
  for (const view of [viewPackingSlips, viewInvoicesForStaff]) {
    await expect(view(shopper, ids)).rejects.toMatchObject({ code: 'auth.wrong_role' });
  }
});

test('at most fifty at once', async () => {
  const app = await shop.app();
  const { headers } = await peopleOf(shop, app).staff({ staffRole: 'support' });
  const ask = (paper: string, count: number) => {
    const ids = Array.from({ length: count }, () => randomUUID()).join();
    return app.inject({ url: `/api/admin/orders/${paper}?ids=${ids}`, headers });
  };
  for (const paper of ['labels', 'packing-slips', 'invoices']) {
    expect((await ask(paper, 50)).json()).toEqual({ success: true, data: [] });
    expect((await ask(paper, 51)).statusCode).toBe(400);
  }
});
