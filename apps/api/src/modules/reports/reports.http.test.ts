import { dashboardStaffApi } from '@sirkito/contracts/reports/staff-dashboard-endpoints';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { peopleOf, type SignedIn } from '#api/testing/people/people.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
let app: FastifyInstance;
let staff: SignedIn;
beforeAll(async () => {
  app = await shop.app();
  staff = await peopleOf(shop, app).staff();
});

const ask = (path: string, from: string, to: string) =>
  app.inject({ url: `/api/admin/${path}?from=${from}&to=${to}`, headers: staff.headers });

const reports = ['dashboard', 'dashboard/steps'];
const lists = ['orders/get', 'customers'];

test('[API-22] shows the last 30 days in Manila without dates', async () => {
  await newLocalities(shop);
  const { rows } = await shop.asOwner(
    `select to_char(day, 'YYYY-MM-DD') as day,
       day::date::timestamp at time zone 'Asia/Manila' as midnight
     from (select (now() at time zone 'Asia/Manila')::date as today) as clock
     cross join generate_series(today - 29, today, interval '1 day') as day order by 1`,
  );
  const days = rows.map(({ day }) => String(day));
  const { midnight } = rows[0] as { midnight: Date };
  await newOrder(shop);
  for (const at of [midnight, new Date(midnight.getTime() - 1)]) {
    const { orderId } = await newOrder(shop);
    await shop.asOwner('update customer_order set created_at = $2 where id = $1', [orderId, at]);
  }

  const { headers } = staff;
  const reply = await app.inject({ url: '/api/admin/dashboard', headers });
  const { success, data } = dashboardStaffApi.view.reply.parse(reply.json());
  expect(success).toBe(true);
  expect(data.series.map(({ from }) => from)).toEqual(days);
  expect([data.now.orders, data.before.orders]).toEqual([2, 1]);
  expect((await ask('dashboard', days.at(0) ?? '', days.at(-1) ?? '')).body).toBe(reply.body);

  const half = await app.inject({ url: `/api/admin/dashboard?from=${days.at(0)}`, headers });
  expect(half.statusCode).toBe(400);
  expect(half.json()).toMatchObject({ fields: { to: 'Choose both dates or neither' } });
});

test('refuses periods longer than a year', async () => {
  for (const report of reports) {
    expect((await ask(report, '2024-01-01', '2024-12-31')).statusCode, report).toBe(200);
    for (const [from, to] of [
      ['2024-01-01', '2025-01-01'],
      ['2024-02-02', '2024-02-01'],
    ] as const) {
      const reply = await ask(report, from, to);
      expect(reply.statusCode, report).toBe(400);
      expect(reply.json()).toMatchObject({ code: 'request.invalid' });
    }
  }
});

test('refuses days out of range in reports and lists', async () => {
  for (const path of [...reports, ...lists]) {
    for (const day of ['0000-01-01', '9999-12-31']) {
      const reply = await ask(path, day, day);
      expect(reply.statusCode, `${path} ${day}`).toBe(400);
      expect(reply.json()).toMatchObject({ code: 'request.invalid' });
    }
  }
});
