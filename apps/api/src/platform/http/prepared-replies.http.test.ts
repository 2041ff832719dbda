import { expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
const url = '/api/shop/categories';

test('answers a repeated request with the same headers and bytes, but its own id', async () => {
  const app = await shop.app({ CACHE_SECONDS: '2' });
  const [first, second] = [await app.inject(url), await app.inject(url)];
  const { 'x-request-id': firstId, ...firstHeaders } = first.headers;
  const { 'x-request-id': secondId, ...secondHeaders } = second.headers;
  const changing = ['date', 'cache-control', 'x-ratelimit-remaining', 'x-ratelimit-reset'];
  const steady = (headers: typeof firstHeaders) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !changing.includes(name)));
  expect(steady(secondHeaders)).toEqual(steady(firstHeaders));
  expect(Object.keys(secondHeaders).toSorted()).toEqual(Object.keys(firstHeaders).toSorted());
  expect(secondId).not.toBe(firstId);
  expect(second.body).toBe(first.body);
  expect(Number(second.headers['x-ratelimit-remaining'])).toBe(
    Number(first.headers['x-ratelimit-remaining']) - 1,
  );
});

test('counts prepared replies against the rate limit', async () => {
  const app = await shop.app({ CACHE_SECONDS: '2', RATE_LIMIT_PER_MINUTE: '3' });
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  const codes = [];
  for (let call = 0; call < 5; call += 1) {
    codes.push((await app.inject({ url, headers })).statusCode);
  }
  expect(codes).toEqual([200, 200, 200, 429, 429]);
  const refused = await app.inject({ url, headers });
  expect(refused.json()).toMatchObject({ code: 'request.too_many' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.any(String),
    'x-request-id': expect.any(String),
    'x-ratelimit-remaining': '0',
  });
});

test('counts prepared replies in the metrics', async () => {
  const app = await shop.app({ CACHE_SECONDS: '2' });
  const metrics = async () => (await app.inject('/metrics')).body;
  const hits = async () =>
    Number(/cache_requests_total\{[^}]*outcome="hit"[^}]*\} (\d+)/.exec(await metrics())?.[1] ?? 0);
  const requests = async () => {
    const count = new RegExp(`request_seconds_count\\{[^}]*route="${url}"[^}]*\\} (\\d+)`);
    return Number(count.exec(await metrics())?.[1] ?? 0);
  };
  await app.inject(url);
  expect(await requests()).toBe(1);
  for (let call = 0; call < 3; call += 1) await app.inject(url);
  expect(await hits()).toBe(3);
  expect(await requests()).toBe(4);
});
