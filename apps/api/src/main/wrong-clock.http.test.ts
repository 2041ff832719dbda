import type { ChildProcess } from 'node:child_process';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueEmailedLink } from '#api/modules/accounts/auth/issue-emailed-link.ts';
import { startApiProcess, startWorkerProcess } from '#api/testing/api-process.ts';
import { stopProgram } from '#api/testing/child-process.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { newPromotion } from '#api/testing/data/promotion.ts';
import { redisUrl } from '#api/testing/database/databases.ts';
import { draftAddress } from '#api/testing/people/buyer.ts';
import { peopleOf, type SignedIn } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { wrongClock } from '#api/testing/wrong-clock.ts';

const shop = testShop();
const password = 'another horse battery';
const settings = { REDIS_URL: redisUrl, CACHE_SECONDS: '0', PASSWORD_MEMORY_KIB: '64' };
let right: FastifyInstance;
beforeAll(async () => {
  await newLocalities(shop);
  right = await shop.app();
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** Runs a query that selects how many minutes are left by the database's clock. */
async function minutesLeft(query: string, id: string): Promise<number> {
  const { rows } = await shop.asOwner(query, [id]);
  return (rows as { minutes: number }[])[0]?.minutes ?? NaN;
}

async function newSale(startsIn: number, endsIn: number): Promise<string> {
  const id = await newProduct(shop, { price: 1_000, salePrice: 700 });
  await shop.asOwner('update product set sale_starts_at = $2, sale_ends_at = $3 where id = $1', [
    id,
    inMinutes(startsIn),
    inMinutes(endsIn),
  ]);
  return id;
}

describe.each(['-1h', '+1h'])('an API whose clock is off by %s', (offset) => {
  let api: ChildProcess;
  let url: string;
  beforeAll(async () => {
    ({ api, url } = await startApiProcess(shop.url, { ...settings, ...wrongClock(offset) }));
  });
  afterAll(() => stopProgram(api));

  const call = async (path: string, headers: Record<string, string> = {}, body?: object) =>
    fetch(url + path, {
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  const read = async <T>(path: string, headers?: Record<string, string>, body?: object) =>
    (await (await call(path, headers, body)).json()) as T;

  async function newBasket(productId: string) {
    const { headers, user } = await peopleOf(shop, right).shopper();
    const { data } = await read<{ data: { _id: string } }>(
      '/api/shop/address/add',
      headers,
      draftAddress(),
    );
    await read('/api/shop/cart/add', headers, { productId, quantity: 1 });
    return { headers, user, addressId: data._id };
  }

  test(`[AV-11] says by how much its clock is off and stays ready (${offset})`, async () => {
    const seconds = offset === '-1h' ? -3_600 : 3_600;
    const ready = await call('/readyz');
    expect(ready.status).toBe(200);
    const date = Date.parse(ready.headers.get('date') ?? '');
    expect(Math.abs(date - Date.now())).toBeLessThan(60_000);
    expect(await ready.json()).toMatchObject({
      status: 'degraded',
      checks: { database: 'ok', clock: 'off' },
      clockOffsetSeconds: expect.closeTo(seconds, -1),
    });
    const metrics = await (await call('/metrics')).text();
    const [, offBy] = /^database_clock_offset_seconds (\S+)$/m.exec(metrics) ?? [];
    expect(Number(offBy)).toBeCloseTo(seconds, -1);
  });

  test(`[AV-10] reserves the items of an online order for 15 minutes (${offset})`, async () => {
    const { headers, user, addressId } = await newBasket(await newProduct(shop));
    const { order } = await read<{ order: { _id: string } }>(
      '/api/shop/orders',
      { ...headers, 'idempotency-key': user.id },
      { addressId, paymentMethod: 'gcash' },
    );
    const minutes = await minutesLeft(
      `select extract(epoch from hold_until - now())::float8 / 60 as minutes
       from customer_order where id = $1`,
      order._id,
    );
    expect(minutes).toBeGreaterThan(13);
    expect(minutes).toBeLessThanOrEqual(15.1);
  });

  test(`[AV-10] keeps shoppers and staff signed in, here and in other processes (${offset})`, async () => {
    const people = peopleOf(shop, right);
    const before = [await people.shopper(), await people.staff()];
    const here = await Promise.all(
      before.map(async ({ email, password: known }, index) => {
        const path = index === 0 ? '/api/auth/login' : '/api/auth/admin-login';
        const { token } = await read<SignedIn>(path, {}, { email, password: known });
        return { authorization: `Bearer ${token}` };
      }),
    );
    for (const headers of [...before.map((person) => person.headers), ...here]) {
      expect((await call('/api/auth/check-auth', headers)).status).toBe(200);
      const elsewhere = await right.inject({ url: '/api/auth/check-auth', headers });
      expect(elsewhere.statusCode).toBe(200);
    }
  });

  test(`[AV-10] accepts a password reset link that is valid and no expired one (${offset})`, async () => {
    const { email, user } = await peopleOf(shop, right).shopper();
    const link = async () =>
      (await issueEmailedLink(shop.as({ kind: 'shop' }), 'reset_password', { email }))?.path ?? '';
    const reset = async (path: string) => (await call(`/api${path}`, {}, { password })).status;

    const expired = await link();
    await shop.asOwner(
      `update one_time_token set expires_at = now() - interval '1 minute' where account_id = $1`,
      [user.id],
    );
    expect(await reset(expired)).toBe(400);
    expect(await reset(await link())).toBe(200);
  });

  test(`[AV-10] starts and ends sales and promotions on time (${offset})`, async () => {
    const sales = [await newSale(-10, 10), await newSale(-70, -10), await newSale(10, 70)];
    const prices = sales.map(async (id) => {
      const { data } = await read<{ data: { salePrice: number } }>(`/api/shop/products/get/${id}`);
      return data.salePrice;
    });
    expect(await Promise.all(prices)).toEqual([700, 0, 0]);

    const productId = await newProduct(shop, { price: 1_000 });
    const newOffer = (value: number, startsAt: number, endsAt: number) =>
      newPromotion(shop, {
        scope: 'products',
        targets: [`T-${productId.toUpperCase()}`],
        value,
        startsAt: inMinutes(startsAt),
        endsAt: inMinutes(endsAt),
      });
    await newOffer(10, -10, 10);
    await newOffer(20, -70, -10);
    await newOffer(30, 10, 70);
    const { headers, user } = await newBasket(productId);
    const { data } = await read<{ data: { discounts: { amount: number }[] } }>(
      `/api/shop/cart/get/${user.id}`,
      headers,
    );
    expect(data.discounts).toMatchObject([{ amount: 100 }]);
  });
});

describe.each(['-1h', '+1h'])('a worker whose clock is off by %s', (offset) => {
  let worker: ChildProcess;
  afterAll(() => stopProgram(worker, 'SIGKILL'));

  test(`[AV-10] releases only the reservations that are due, and emails links that last (${offset})`, async () => {
    const [due, held] = [
      await newOrder(shop, { paymentMethod: 'gcash' }),
      await newOrder(shop, { paymentMethod: 'gcash' }),
    ];
    await shop.asOwner(
      `update customer_order set hold_until = now() - interval '1 second' where id = $1`,
      [due.orderId],
    );
    const { email, user } = await peopleOf(shop, right).shopper();
    const payload = { email };
    await right.inject({ method: 'POST', url: '/api/auth/forgot-password', payload });

    worker = await startWorkerProcess(shop.url, wrongClock(offset));
    const statusOf = async (id: string) => {
      const { rows } = await shop.asOwner('select status from customer_order where id = $1', [id]);
      return (rows as { status: string }[])[0]?.status;
    };
    await expect.poll(() => statusOf(due.orderId), { timeout: 60_000 }).toBe('cancelled');
    // The end of a reservation may move after its job was queued, so the job must look again.
    const runJob = async () => {
      const { rows } = await shop.asOwner(
        `update pgboss.job set start_after = now() where name = 'orders.release_reservation'
           and data->>'orderId' = $1 returning state::text`,
        [held.orderId],
      );
      return (rows as { state: string }[])[0]?.state;
    };
    await expect.poll(runJob, { timeout: 60_000 }).toBe('completed');
    expect(await statusOf(held.orderId)).toBe('pending');

    const linkLasts = () =>
      minutesLeft(
        `select extract(epoch from expires_at - now())::float8 / 60 as minutes
         from one_time_token where purpose = 'reset_password' and account_id = $1`,
        user.id,
      );
    await expect.poll(linkLasts, { timeout: 60_000 }).toBeGreaterThan(25);
    expect(await linkLasts()).toBeLessThanOrEqual(30.1);
  });
});
