import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { peopleOf, type SignedIn } from '#api/testing/people.ts';
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

test('a report is of a year at most', async () => {
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

test('a day that is far from any of the shop is refused, in reports and lists alike', async () => {
  for (const path of [...reports, ...lists]) {
    for (const day of ['0000-01-01', '9999-12-31']) {
      const reply = await ask(path, day, day);
      expect(reply.statusCode, `${path} ${day}`).toBe(400);
      expect(reply.json()).toMatchObject({ code: 'request.invalid' });
    }
  }
});
