import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { freePort } from '../../../../../../scripts/services/ports/free-port.ts';
import { redisUrl } from '#api/testing/database/databases.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
// A random address, so that runs don't share counts.
const address = () => [198, ...randomBytes(3)].join('.');

async function statuses(app: FastifyInstance, headers: Record<string, string>, calls: number) {
  const codes: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    codes.push((await app.inject({ url: '/api/shop/store', headers })).statusCode);
  }
  return codes;
}

/** Waits for Redis: until it is connected, a process counts locally. */
const settled = (app: FastifyInstance, status = 'ready') =>
  expect.poll(async () => (await app.inject('/readyz')).json()).toMatchObject({ status });

test.each([
  ['in Redis', () => redisUrl, 'ready'],
  ['per process without Redis', async () => `redis://127.0.0.1:${await freePort()}/0`, 'degraded'],
])('limits each visitor separately, %s', async (_where, urlOf, status) => {
  const app = await shop.app({ RATE_LIMIT_PER_MINUTE: '3', REDIS_URL: await urlOf() });
  await settled(app, status);
  const headers = { 'x-forwarded-for': address() };
  expect(await statuses(app, headers, 5)).toEqual([200, 200, 200, 429, 429]);
  expect(await statuses(app, { 'x-forwarded-for': address() }, 1)).toEqual([200]);

  const refused = await app.inject({ url: '/api/shop/store', headers });
  expect(refused.json()).toMatchObject({ code: 'request.too_many' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('counts requests for unknown paths', async () => {
  const app = await shop.app({ RATE_LIMIT_PER_MINUTE: '2', REDIS_URL: redisUrl });
  await settled(app);
  const headers = { 'x-forwarded-for': address() };
  const codes = [];
  for (const url of ['/a', '/b', '/c']) codes.push((await app.inject({ url, headers })).statusCode);
  expect(codes).toEqual([404, 404, 429]);
});

test('exempts our web server by its secret', async () => {
  const app = await shop.app({
    RATE_LIMIT_PER_MINUTE: '1',
    REDIS_URL: redisUrl,
    WEB_API_SECRET: 'a-secret-of-our-own',
  });
  await settled(app);
  const web = { 'x-forwarded-for': address(), 'x-sirkito-web': 'a-secret-of-our-own' };
  expect(await statuses(app, web, 4)).toEqual([200, 200, 200, 200]);
  const other = { 'x-forwarded-for': address(), 'x-sirkito-web': 'a-secret-of-my-own-' };
  expect(await statuses(app, other, 2)).toEqual([200, 429]);
});

/** Starts payments of an order that does not exist; limited to 30 in ten minutes per account. */
async function payments(app: FastifyInstance, headers: Record<string, string>, calls: number) {
  const url = `/api/payments/orders/${randomUUID()}/session`;
  const replies = [];
  for (let call = 0; call < calls; call += 1) {
    replies.push(await app.inject({ method: 'POST', url, headers }));
  }
  return replies;
}
const codesOf = (replies: { statusCode: number }[]) => replies.map(({ statusCode }) => statusCode);

test('limits payments per account, not per IP address', async () => {
  const app = await shop.app({ REDIS_URL: redisUrl });
  await settled(app);
  const people = peopleOf(shop, app);
  const [ana, ben] = [await people.shopper(), await people.shopper()];
  const [shared, elsewhere] = [address(), address()];
  const anaAt = (ip: string) => ({ ...ana.headers, 'x-forwarded-for': ip });

  expect(new Set(codesOf(await payments(app, anaAt(shared), 20)))).toEqual(new Set([404]));
  expect(new Set(codesOf(await payments(app, anaAt(elsewhere), 10)))).toEqual(new Set([404]));
  const [refused] = await payments(app, anaAt(shared), 1);
  expect(refused?.json()).toMatchObject({ code: 'request.too_many' });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect(codesOf(await payments(app, anaAt(elsewhere), 1))).toEqual([429]);
  const ofBen = await payments(app, { ...ben.headers, 'x-forwarded-for': shared }, 1);
  expect(codesOf(ofBen)).toEqual([404]);
});

/** Checks the session. */
async function checks(app: FastifyInstance, headers: Record<string, string>, calls: number) {
  const codes: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    codes.push((await app.inject({ url: '/api/auth/check-auth', headers })).statusCode);
  }
  return codes;
}

test('[SC-80] counts signed-in calls per account, and none of them against the address', async () => {
  const people = peopleOf(shop, await shop.app());
  const [ana, ben] = [await people.shopper(), await people.shopper()];
  const app = await shop.app({
    RATE_LIMIT_PER_MINUTE: '3',
    ACCOUNT_LIMITS: 'calls=5/1m',
    REDIS_URL: redisUrl,
  });
  await settled(app);
  const shared = { 'x-forwarded-for': address() };
  expect(await checks(app, { ...ana.headers, ...shared }, 5)).toEqual([200, 200, 200, 200, 200]);
  expect(await checks(app, { ...ana.headers, 'x-forwarded-for': address() }, 1)).toEqual([429]);
  expect(await checks(app, { ...ben.headers, ...shared }, 5)).toEqual([200, 200, 200, 200, 200]);
  expect(await statuses(app, shared, 4)).toEqual([200, 200, 200, 429]);
});

test('[SC-80] counts calls with a forged or ended session against the address', async () => {
  const people = peopleOf(shop, await shop.app());
  const ana = await people.shopper();
  const app = await shop.app({ RATE_LIMIT_PER_MINUTE: '3', REDIS_URL: redisUrl });
  await settled(app);
  const shared = { 'x-forwarded-for': address() };
  const forged = () => ({
    ...shared,
    authorization: `Bearer s_${randomBytes(32).toString('base64url')}`,
  });
  for (const status of [401, 401, 401, 429, 429]) {
    expect(await checks(app, forged(), 1)).toEqual([status]);
  }
  expect(await statuses(app, shared, 1)).toEqual([429]);
  expect(await statuses(app, forged(), 1)).toEqual([429]);
  expect(await checks(app, { ...ana.headers, ...shared }, 1)).toEqual([200]);
});

test('limits guests by IP address on endpoints with an account limit', async () => {
  const app = await shop.app({ RATE_LIMIT_PER_MINUTE: '3', REDIS_URL: redisUrl });
  await settled(app);
  const flood = await payments(app, { 'x-forwarded-for': address() }, 5);
  expect(codesOf(flood)).toEqual([401, 401, 401, 429, 429]);
});
