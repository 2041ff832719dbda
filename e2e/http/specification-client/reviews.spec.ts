import { demoAdmin } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/http-test.ts';
import { Client, newShopper, unknownId, type Product } from './client.ts';

interface Review {
  _id: string;
  orderId: string;
  productId: string;
  rating: number;
  review: string;
}

interface Reviews {
  data: Review[];
  pagination: { total: number; page: number; pages: number };
}

interface StaffOrder {
  data: { order: { status: string }; version: number };
}

const write = 'POST /api/shop/reviews';
const ofUser = 'GET /api/shop/reviews/user?page=1&limit=10';

/** Places an order; staff then move it to each of the statuses. */
async function orderOf(shop: string, product: Product, statuses: readonly string[]) {
  const client = await newShopper(shop);
  const productId = product._id;
  await client.succeed('POST /api/shop/cart/add', { productId, quantity: 1 });
  const { data } = await client.succeed<{ data: { _id: string } }>('POST /api/shop/address/add', {
    fullName: 'Maria Santos',
    phone: '09175550142',
    psgcCode: '1381300082',
    street: '118 Kalayaan Avenue',
    postalCode: '1100',
  });
  const body = { addressId: data._id, paymentMethod: 'cod' };
  const { order } = await client.succeed<{ order: { _id: string } }>('POST /api/shop/orders', body);
  const staff = new Client(shop);
  await staff.signIn('/api/auth/admin-login', demoAdmin);
  for (const status of statuses) {
    const { data: seen } = await staff.succeed<StaffOrder>(`GET /api/admin/orders/${order._id}`);
    const courier = status === 'shipped' && { courier: 'LBC', trackingNumber: 'LBC-100' };
    const change = { status, version: seen.version, ...courier };
    const call = `PUT /api/admin/orders/${order._id}/status` as const;
    expect((await staff.succeed<StaffOrder>(call, change)).data.order.status).toBe(status);
  }
  return { client, orderId: order._id, productId };
}

const delivered = ['confirmed', 'processing', 'shipped', 'delivered'];

test('[API-18] [API-19] [API-22] [EN-03] a delivered product is reviewed, changed and listed', async ({
  shop,
}) => {
  const guest = new Client(shop.web);
  const product = await guest.findInStock('cables');
  const { client, orderId, productId } = await orderOf(shop.web, product, delivered);
  const none = await client.succeed<Reviews>(ofUser);
  expect(none).toMatchObject({ data: [], pagination: { total: 0, page: 1 } });

  const written = { orderId, productId, rating: 4, review: 'Charges my phone.' };
  const { data } = await client.succeed<{ data: Review; pagination: object }>(write, written);
  expect(data).toMatchObject(written);
  const mine = await client.succeed<Reviews>(ofUser);
  expect(mine).toMatchObject({ data: [written], pagination: { total: 1, page: 1, pages: 1 } });

  const change = { rating: 2, review: 'Stopped charging my phone.' };
  const update = `PUT /api/shop/reviews/${data._id}` as const;
  const changed = await client.succeed<{ data: Review; pagination: object }>(update, change);
  expect(changed.data).toMatchObject({ _id: data._id, orderId, productId, ...change });
  const ofProduct = `GET /api/shop/reviews/product/${productId}?page=1&limit=10` as const;
  const list = await guest.succeed<Reviews>(ofProduct);
  expect(list.data.map(({ _id }) => _id)).toContain(data._id);
  expect(list.data.length).toBeLessThanOrEqual(10);
  expect(list.pagination.page).toBe(1);
  expect(list.pagination.total).toBeGreaterThanOrEqual(list.data.length);
  expect(list.pagination.pages).toBe(Math.ceil(list.pagination.total / 10));

  const again = await client.fail(409, write, written);
  expect(again.message).toMatch(/already/i);
  const stranger = await newShopper(shop.web);
  await stranger.fail(404, update, change);
  await stranger.fail(404, write, written);
  await guest.fail(401, update, change);
});

test('[OR-04] a product that is not delivered yet, or not ordered, is not reviewed', async ({
  shop,
}) => {
  const guest = new Client(shop.web);
  const product = await guest.findInStock('cables');
  const other = await guest.findInStock('adapters');
  const { client, orderId, productId } = await orderOf(shop.web, product, ['confirmed']);
  const review = { rating: 5, review: 'Not here yet.' };
  await client.fail(409, write, { orderId, productId, ...review });
  await client.fail(404, write, { orderId: unknownId, productId, ...review });
  await client.fail(404, `PUT /api/shop/reviews/${unknownId}`, review);
  const failed = await client.send(write, { orderId, productId: other._id, ...review });
  expect([404, 409]).toContain(failed.reply.status);
});

test('[OR-04] [API-23] a review names its wrong fields', async ({ shop }) => {
  const client = await newShopper(shop.web);
  const good = { orderId: unknownId, productId: unknownId, rating: 5, review: 'Fine.' };
  for (const [field, value] of [
    ['rating', 0],
    ['rating', 6],
    ['rating', 4.5],
    ['rating', undefined],
    ['review', 'x'.repeat(2001)],
    ['orderId', undefined],
    ['productId', undefined],
  ] as const) {
    const { fields } = await client.fail(400, write, { ...good, [field]: value });
    expect(Object.keys(fields ?? {})).toContain(field);
  }
});

test('[API-19] [EN-03] a product without reviews has an empty first page', async ({ shop }) => {
  const guest = new Client(shop.web);
  const call = `GET /api/shop/reviews/product/${unknownId}?page=1&limit=10` as const;
  const pagination = { total: 0, page: 1, pages: 0 };
  expect(await guest.succeed<Reviews>(call)).toMatchObject({ data: [], pagination });
});
