import { orderStatuses, nextStatuses } from '@sirkito/commerce';
import { beforeAll, expect, test } from 'vitest';
import { clerkOf, unlimited } from '#api/testing/people/clerk.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { addOrderNote } from '../fulfilment/add-order-note.ts';
import { changeOrderStatus } from '../fulfilment/change-order-status.ts';
import { inspectReturn } from '../fulfilment/inspect-return.ts';
import { readStaffOrder } from '../order/staff-order.ts';
import { viewOrderForStaff } from './view-order-for-staff.ts';

const shop = testShop();
const clerk = () => clerkOf(shop);
const clerkActor = shop.staff();
beforeAll(() => newLocalities(shop));

const stockOf = async (productId: string) => {
  const { rows } = await shop.asOwner(
    'select available from available_stock where product_id = $1',
    [productId],
  );
  return (rows[0] as { available: number }).available;
};

const auditOf = async (orderId: string) => {
  const { rows } = await shop.asOwner(
    'select action, before, after from audit_entry where subject = $1 order by at, id',
    [`order:${orderId}`],
  );
  return rows as { action: string; before: object; after: object }[];
};

test('moves an order through every status, logs each step and marks cash as paid on delivery', async () => {
  const { order, productId, accountId } = await newOrder(shop, { quantity: 2 });
  const { ctx, pack, ship, step } = clerk();
  await pack(order._id);
  const shipped = await ship(order._id, [{ lineNo: 1, serials: ['SN-A1', 'SN-A2'] }]);
  expect(shipped).toMatchObject({
    order: { status: 'shipped', timeline: [{}, {}, {}, { note: 'J&T Express, JT-1' }] },
    version: 4,
    lines: [{ lineNo: 1, productId, serials: ['SN-A1', 'SN-A2'], restocked: null }],
    shipments: [{ courier: 'J&T Express', trackingNumber: 'JT-1' }],
    customer: { accountId, orders: 1 },
  });
  const delivered = await step(order._id, { status: 'delivered' });
  expect(delivered.order).toMatchObject({ status: 'delivered', paymentStatus: 'paid' });
  const log = await auditOf(order._id);
  expect(log.map(({ action }) => action)).toEqual(Array(4).fill('orders.change_status'));
  expect(log[0]).toMatchObject({ before: { status: 'pending' }, after: { status: 'confirmed' } });
  await expect(viewOrderForStaff(shop.as(shop.shopper()), order._id)).rejects.toMatchObject({
    code: 'auth.wrong_role',
  });
  expect((await viewOrderForStaff(ctx, order._id)).order.status).toBe('delivered');
});

test('returns the version it read when the order changes during the read', async () => {
  const { orderId } = await newOrder(shop);
  const { ctx, step } = clerk();
  let isChanged = false;
  const busy = shop.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!isChanged) {
        isChanged = true;
        await step(orderId, { status: 'confirmed' });
      }
      return result;
    },
  });
  const { order, version } = await readStaffOrder(busy, orderId);
  expect(order.status).toBe('pending');
  const late = changeOrderStatus(ctx, orderId, { version, status: 'processing' }, unlimited);
  await expect(late).rejects.toMatchObject({ code: 'order.edit_conflict' });
});

test('allows only valid status transitions', async () => {
  const { ctx } = clerk();
  const { order } = await newOrder(shop);
  for (const from of orderStatuses) {
    for (const to of orderStatuses.filter((status) => !nextStatuses(from).includes(status))) {
      if (to === 'pending') continue;
      await shop.asOwner('update customer_order set status = $2 where id = $1', [order._id, from]);
      const { version } = await viewOrderForStaff(ctx, order._id);
      const more = { courier: 'LBC', trackingNumber: '1', serials: [], reason: 'because' };
      await expect(
        changeOrderStatus(ctx, order._id, { version, status: to, ...more }, unlimited),
        `${from} to ${to}`,
      ).rejects.toMatchObject({
        code: expect.stringMatching(/invalid_transition|not_paid/) as string,
        message: expect.not.stringContaining('_') as string,
        details: from === 'cancelled' ? { status: from, wanted: to } : {},
      });
    }
  }
  await shop.asOwner(`update customer_order set status = 'pending' where id = $1`, [order._id]);
});

test('rejects the second of two concurrent changes', async () => {
  const { order } = await newOrder(shop);
  const { ctx } = clerk();
  const { version } = await viewOrderForStaff(ctx, order._id);
  const results = await Promise.allSettled([
    changeOrderStatus(ctx, order._id, { version, status: 'confirmed' }, unlimited),
    changeOrderStatus(
      ctx,
      order._id,
      { version, status: 'cancelled', reason: 'Not reachable' },
      unlimited,
    ),
  ]);
  const refused = results.flatMap((item) => (item.status === 'rejected' ? [item.reason] : []));
  expect(refused).toMatchObject([{ code: 'order.edit_conflict', status: 409 }]);
  await expectReconciled(shop);
});

test('stores the reason of a cancellation and restocks the items', async () => {
  const productId = await newProduct(shop, { stock: 5 });
  const { order } = await newOrder(shop, { productId, quantity: 3 });
  const cancelled = await clerk().step(order._id, { status: 'cancelled', reason: 'No answer' });
  expect(cancelled.order.timeline.at(-1)).toMatchObject({ status: 'cancelled', note: 'No answer' });
  expect(await stockOf(productId)).toBe(5);
  await expectReconciled(shop);
});

test('refuses to confirm an unpaid bank transfer', async () => {
  const { order } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  await expect(clerk().step(order._id, { status: 'confirmed' })).rejects.toMatchObject({
    code: 'order.not_paid',
  });
});

test('[API-23] refuses a serial number that is taken, repeated or missing', async () => {
  const { order: first, productId } = await newOrder(shop, { quantity: 2 });
  const { order: second } = await newOrder(shop, { productId, quantity: 2 });
  const { pack, ship } = clerk();
  await pack(first._id);
  await pack(second._id);
  const lineOne = (...serials: string[]) => [{ lineNo: 1, serials }];
  await expect(ship(first._id, lineOne('X-100', 'X-100'))).rejects.toMatchObject({
    code: 'order.serial_taken',
    fields: { serials: 'Serial number X-100 has already been sold or is entered twice' },
  });
  await expect(ship(first._id, lineOne('X-100'))).rejects.toMatchObject({
    code: 'order.serials_incomplete',
    fields: { serials: expect.any(String) as string },
  });
  await expect(ship(first._id, [{ lineNo: 9, serials: [] }])).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { serials: 'This order has no line 9' },
  });
  const results = await Promise.allSettled([
    ship(first._id, lineOne('X-100', 'X-101')),
    ship(second._id, lineOne('X-102', 'X-101')),
  ]);
  const refused = results.flatMap((item) => (item.status === 'rejected' ? [item.reason] : []));
  expect(refused).toMatchObject([{ code: 'order.serial_taken', details: { serial: 'X-101' } }]);
});

test('restocks returned items once, after inspection', async () => {
  const productId = await newProduct(shop, { stock: 3 });
  const { order } = await newOrder(shop, { productId, quantity: 3 });
  const { ctx, pack, ship, step } = clerk();
  await pack(order._id);
  await ship(order._id, [{ lineNo: 1, serials: ['R-100', 'R-101', 'R-102'] }]);
  await step(order._id, { status: 'delivery_failed', reason: 'Nobody there' });
  const { version } = await step(order._id, { status: 'returned' });
  expect(await stockOf(productId)).toBe(0);

  const inspect = (restocked: number) =>
    inspectReturn(ctx, order._id, { version, lines: [{ lineNo: 1, restocked }] });
  await expect(inspect(4)).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { lines: expect.stringContaining('at most') as string },
  });
  const results = await Promise.allSettled([inspect(2), inspect(2)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await stockOf(productId)).toBe(2);
  expect((await viewOrderForStaff(ctx, order._id)).lines).toMatchObject([{ restocked: 2 }]);
  await expectReconciled(shop);

  const { order: again } = await newOrder(shop, { productId, quantity: 1 });
  await pack(again._id);
  await ship(again._id, [{ lineNo: 1, serials: ['R-100'] }]);
});

test('shows a note with its author and the customer’s other orders', async () => {
  const { order, orderMore, accountId, ctx: customer } = await newOrder(shop);
  const other = await orderMore();
  await shop.asOwner(
    `insert into account (id, user_name, email, created_at, updated_at)
     values ($1, 'Clerk Cruz', $2, now(), now())`,
    [(clerkActor as { accountId: string }).accountId, `${accountId}@staff.test`],
  );
  const noted = await addOrderNote(shop.as(clerkActor), order._id, { text: 'Wants it wrapped' });
  expect(noted.notes).toMatchObject([{ author: 'Clerk Cruz', text: 'Wants it wrapped' }]);
  expect(noted.otherOrders).toMatchObject([{ _id: other._id }]);
  expect(await auditOf(order._id)).toMatchObject([{ action: 'orders.add_note' }]);
  await expect(addOrderNote(customer, order._id, { text: 'Me too' })).rejects.toMatchObject({
    code: 'auth.wrong_role',
  });
});
