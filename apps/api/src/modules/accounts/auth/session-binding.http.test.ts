import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { peopleOf } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
const otherApp = 'http://localhost:5173';
let app: FastifyInstance;

beforeAll(async () => {
  app = await shop.app({ ALLOWED_ORIGINS: otherApp });
});

/** Signs in as a browser does; its token is sent with and without the cookies it got. */
async function signedIn(headers: Record<string, string>) {
  const payload = await peopleOf(shop, app).registerPerson();
  const reply = await app.inject({ method: 'POST', url: '/api/auth/login', payload, headers });
  expect(reply.statusCode).toBe(200);
  const { token } = reply.json<{ token: string }>();
  const cookie = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { cookie, bearer: { authorization: `Bearer ${token}` } };
}

const check = async (headers: Record<string, string>) =>
  (await app.inject({ url: '/api/auth/check-auth', headers })).statusCode;

const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
const chromium =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/150.0.0.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';

test('[SC-91] in Safari without TLS, which refuses the cookie, the token works alone', async () => {
  const { cookie, bearer } = await signedIn({
    'sec-fetch-site': 'same-origin',
    'user-agent': safari,
    origin: 'http://localhost:3000',
  });
  expect(cookie).toBe('');
  expect(await check(bearer)).toBe(200);
});

test.each([
  ['Safari over TLS', safari, 'https://localhost:3000'],
  ['Chromium without TLS', chromium, 'http://localhost:3000'],
  ['Firefox without TLS', firefox, 'http://localhost:3000'],
])('[SC-91] elsewhere the token needs its cookie: %s', async (_, userAgent, origin) => {
  const { cookie, bearer } = await signedIn({
    'sec-fetch-site': 'same-origin',
    'user-agent': userAgent,
    origin,
  });
  expect(await check(bearer)).toBe(401);
  expect(await check({ ...bearer, cookie })).toBe(200);
});

test.each(['same-site', 'cross-site'])(
  "[SC-90] a session of another app needs no cookie, and signing out leaves the shop's: %s",
  async (site) => {
    const headers = { 'sec-fetch-site': site, origin: otherApp };
    const { cookie, bearer } = await signedIn(headers);
    expect(cookie).toBe('');
    expect(await check(bearer)).toBe(200);
    const out = await app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { ...headers, ...bearer },
    });
    expect([out.statusCode, out.cookies]).toEqual([200, []]);
    expect(await check(bearer)).toBe(401);
  },
);
