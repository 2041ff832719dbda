import type { StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import { beforeAll, expect, test } from 'vitest';
import { peopleOf } from '#api/testing/people/people.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

test('[API-22] lists, opens and updates orders over HTTP', async () => {
  const app = await shop.app();
  const { headers } = await peopleOf(shop, app).staff();
  const { order } = await newOrder(shop);
  const one = `/api/admin/orders/${order._id}`;
  const list = await app.inject({ url: '/api/admin/orders/get?status=pending', headers });
  expect(list.json()).toMatchObject({
    success: true,
    data: {
      orders: [{ _id: order._id, orderNumber: order.orderNumber, status: 'pending', pieces: 1 }],
      counts: { pending: 1, delivered: 0 },
      next: null,
    },
  });
  const opened = await app.inject({ url: one, headers });
  const { order: shown, version } = opened.json<{ data: StaffOrder }>().data;
  expect(shown).toEqual(order);

  const put = (payload: object) =>
    app.inject({ method: 'PUT', url: `${one}/status`, headers, payload });
  expect((await put({ version, status: 'confirmed' })).json()).toMatchObject({
    success: true,
    data: { order: { status: 'confirmed' }, version: version + 1 },
  });
  const late = await put({ version, status: 'processing' });
  expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([
    409,
    'order.edit_conflict',
  ]);
  for (const incomplete of [
    { status: 'processing' },
    { version: 2, status: 'cancelled' },
    { version: 2, status: 'shipped', courier: 'LBC', trackingNumber: ' ' },
    { version: 2, status: 'pending' },
  ]) {
    expect((await put(incomplete)).statusCode).toBe(400);
  }
  expect((await put({ version: 2, status: 'processing' })).statusCode).toBe(200);
  const [courier, trackingNumber] = ['Required', 'Required'];
  for (const [incomplete, fields] of [
    [{}, { courier, trackingNumber }],
    [{ courier: 'LBC' }, { trackingNumber }],
    [{ trackingNumber: '1234' }, { courier }],
  ]) {
    const { code, fields: named } = (
      await put({ version: 3, status: 'shipped', ...incomplete })
    ).json();
    expect([code, named]).toEqual(['order.courier_missing', fields]);
  }
  const parcel = { courier: 'LBC', trackingNumber: '1234' };
  expect((await put({ version: 3, status: 'shipped', ...parcel })).json()).toMatchObject({
    success: true,
    data: { order: { status: 'shipped' } },
  });
});
