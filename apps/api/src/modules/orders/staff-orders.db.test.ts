import { orderStatuses, nextOf } from '@sirkito/commerce';
import type { StaffOrdersQuery } from '@sirkito/contracts/order-staff';
import { beforeAll, expect, test } from 'vitest';
import { clerkOf } from '#api/testing/clerk.ts';
import { newOrder } from '#api/testing/placed-order.ts';
import { newPlaces } from '#api/testing/places.ts';
import { expectReconciled } from '#api/testing/reconciled.ts';
import { newProduct } from '#api/testing/shelf.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { addOrderNote } from './add-order-note.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { inspectReturn } from './inspect-return.ts';
import { listOrdersForStaff } from './list-orders-for-staff.ts';
import { readStaffOrder } from './staff-order.ts';
import { viewOrderForStaff } from './view-order-for-staff.ts';

const shop = testShop();
const clerk = () => clerkOf(shop);
const clerkActor = shop.staff();
beforeAll(() => newPlaces(shop));

const list = (query: Partial<StaffOrdersQuery> = {}) =>
  listOrdersForStaff(clerk().ctx, { search: '', sort: 'newest', limit: 25, ...query });
const found = async (search: string) =>
  (await list({ search })).orders.map(({ orderNumber }) => orderNumber);

const stockOf = async (productId: string) => {
  const { rows } = await shop.asOwner('select on_hand from stock where product_id = $1', [
    productId,
  ]);
  return (rows[0] as { on_hand: number }).on_hand;
};

const auditOf = async (orderId: string) => {
  const { rows } = await shop.asOwner(
    'select action, before, after from audit_entry where subject = $1 order by at, id',
    [`order:${orderId}`],
  );
  return rows as { action: string; before: object; after: object }[];
};

test('an order goes the whole way, each step in the audit log, cash paid at the door', async () => {
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

test('an order that is changed while it is read comes with the version that was read', async () => {
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
  const late = changeOrderStatus(ctx, orderId, { version, status: 'processing' });
  await expect(late).rejects.toMatchObject({ code: 'order.changed_meanwhile' });
});

test('only legal steps are taken, from every status to every other', async () => {
  const { ctx } = clerk();
  const { order } = await newOrder(shop);
  for (const from of orderStatuses) {
    for (const to of orderStatuses.filter((status) => !nextOf(from).includes(status))) {
      if (to === 'pending') continue;
      await shop.asOwner('update customer_order set status = $2 where id = $1', [order._id, from]);
      const { version } = await viewOrderForStaff(ctx, order._id);
      const more = { courier: 'LBC', trackingNumber: '1', serials: [], reason: 'because' };
      await expect(
        changeOrderStatus(ctx, order._id, { version, status: to, ...more }),
        `${from} to ${to}`,
      ).rejects.toMatchObject({ code: expect.stringMatching(/not_possible|not_paid/) as string });
    }
  }
  await shop.asOwner(`update customer_order set status = 'pending' where id = $1`, [order._id]);
});

test('of two people with the same order before them one is told to look again', async () => {
  const { order } = await newOrder(shop);
  const { ctx } = clerk();
  const { version } = await viewOrderForStaff(ctx, order._id);
  const results = await Promise.allSettled([
    changeOrderStatus(ctx, order._id, { version, status: 'confirmed' }),
    changeOrderStatus(ctx, order._id, { version, status: 'cancelled', reason: 'Not reachable' }),
  ]);
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toMatchObject([{ code: 'order.changed_meanwhile', status: 409 }]);
  await expectReconciled(shop);
});

test('a cancelled order says why and gives its goods back', async () => {
  const productId = await newProduct(shop, { stock: 5 });
  const { order } = await newOrder(shop, { productId, quantity: 3 });
  const cancelled = await clerk().step(order._id, { status: 'cancelled', reason: 'No answer' });
  expect(cancelled.order.timeline.at(-1)).toMatchObject({ status: 'cancelled', note: 'No answer' });
  expect(await stockOf(productId)).toBe(5);
  await expectReconciled(shop);
});

test('an unpaid transfer is not confirmed', async () => {
  const { order } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  await expect(clerk().step(order._id, { status: 'confirmed' })).rejects.toMatchObject({
    code: 'order.not_paid',
  });
});

test('a unit goes out once: a serial number that is taken, doubled or missing is refused', async () => {
  const { order: first, productId } = await newOrder(shop, { quantity: 2 });
  const { order: second } = await newOrder(shop, { productId, quantity: 2 });
  const { pack, ship } = clerk();
  await pack(first._id);
  await pack(second._id);
  const one = (...serials: string[]) => [{ lineNo: 1, serials }];
  await expect(ship(first._id, one('X-100', 'X-100'))).rejects.toMatchObject({
    code: 'order.serial_taken',
    details: { serial: 'X-100' },
  });
  await expect(ship(first._id, one('X-100'))).rejects.toMatchObject({
    code: 'order.serials_incomplete',
  });
  const results = await Promise.allSettled([
    ship(first._id, one('X-100', 'X-101')),
    ship(second._id, one('X-102', 'X-101')),
  ]);
  const refused = results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(refused).toMatchObject([{ code: 'order.serial_taken', details: { serial: 'X-101' } }]);
});

test('returned goods go back on the shelf after someone looked at them, once', async () => {
  const productId = await newProduct(shop, { stock: 3 });
  const { order } = await newOrder(shop, { productId, quantity: 3 });
  const { ctx, pack, ship, step } = clerk();
  await pack(order._id);
  await ship(order._id, [{ lineNo: 1, serials: ['R-100', 'R-101', 'R-102'] }]);
  await step(order._id, { status: 'delivery_failed', reason: 'Nobody there' });
  const { version } = await step(order._id, { status: 'returned' });
  expect(await stockOf(productId)).toBe(0);

  const look = (restocked: number) =>
    inspectReturn(ctx, order._id, { version, lines: [{ lineNo: 1, restocked }] });
  await expect(look(4)).rejects.toMatchObject({ code: 'request.invalid' });
  const results = await Promise.allSettled([look(2), look(2)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await stockOf(productId)).toBe(2);
  expect((await viewOrderForStaff(ctx, order._id)).lines).toMatchObject([{ restocked: 2 }]);
  await expectReconciled(shop);

  const { order: again } = await newOrder(shop, { productId, quantity: 1 });
  await pack(again._id);
  await ship(again._id, [{ lineNo: 1, serials: ['R-100'] }]);
});

test('orders are found by number, phone, name and product, and counted by status', async () => {
  const { order, productId, accountId } = await newOrder(shop);
  await shop.asOwner(
    `update customer_order set address = address
       || '{"full_name": "Zenaida Quizon", "phone": "+639998887766"}' where id = $1`,
    [order._id],
  );
  await shop.asOwner(`update product set name = 'Kidlat 100% PSU_750' where id = $1`, [productId]);
  for (const search of [
    order.orderNumber,
    order.orderNumber.slice(3),
    '0999 888 7766',
    'zenaida',
    'QUIZON',
    'zen quizon',
    'kidlat 750',
    '100% psu_',
    `T-${productId}`,
  ]) {
    expect(await found(search), search).toEqual([order.orderNumber]);
  }
  for (const search of ['100_ psu', 'ze', '0999 888 7765', 'SK-1', `${accountId}`]) {
    expect(await found(search), search).toEqual([]);
  }
  const { rows } = await shop.asOwner(
    'select status, count(*)::int as count from customer_order group by 1',
  );
  const { counts } = await list({ limit: 1 });
  for (const { status, count } of rows as { status: 'pending'; count: number }[]) {
    expect(counts[status], status).toBe(count);
  }
});

test('pages of a queue hold every order once, newest or oldest first', async () => {
  const { orderMore } = await newOrder(shop);
  for (let count = 0; count < 4; count += 1) await orderMore();
  for (const query of [{ status: 'pending' }, { search: 'test buyer' }, {}] as const) {
    const pages: Record<string, string[]> = {};
    for (const sort of ['newest', 'oldest'] as const) {
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await list({ ...query, sort, limit: 3, ...(after && { after }) });
        seen.push(...page.orders.map(({ _id }) => _id));
        after = page.next ?? undefined;
      } while (after);
      pages[sort] = seen;
    }
    expect(pages['newest']?.length).toBeGreaterThan(4);
    expect(new Set(pages['newest']).size).toBe(pages['newest']?.length);
    expect(pages['oldest']).toEqual(pages['newest']?.toReversed());
  }
});

test('a note stands with its author, and the customer’s other orders beside it', async () => {
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
