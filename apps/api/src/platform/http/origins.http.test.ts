import { readdir } from 'node:fs/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';
import { translateErrors } from './errors.ts';
import { allowOrigins, originsOf, rejectCrossSiteWrites } from './origins.ts';

const shop = testShop();
const [ownOrigin, app, kiosk, stranger] = [
  'https://shop.example',
  'https://app.partner.example',
  'http://kiosk.example:8080',
  'https://evil.example',
];
let api: FastifyInstance;

beforeAll(async () => {
  api = await shop.app({
    SHOP_URL: ownOrigin,
    ALLOWED_ORIGINS: `${app}, ${kiosk}`,
    CACHE_SECONDS: '60',
  });
});

const preflight = (origin: string, url = '/api/shop/orders') =>
  api.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  });
const permissionsOf = ({ headers }: { headers: Record<string, unknown> }) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

test('[SC-90] answers preflights of the shop and the allowed origins, with credentials', async () => {
  for (const origin of [ownOrigin, app, kiosk]) {
    const reply = await preflight(origin);
    expect(reply.statusCode).toBe(204);
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers':
        'authorization, cache-control, content-type, idempotency-key, x-request-id',
      vary: 'Origin',
    });
  }
});

test.each([
  stranger,
  'null',
  'https://shop.example.evil.example',
  'http://shop.example',
  'https://app.partner.example:8443',
  'https://x.app.partner.example',
])('[SC-90] gives %s no permission, and refuses its writes', async (origin) => {
  const asked = await preflight(origin);
  expect([asked.statusCode, permissionsOf(asked)]).toEqual([204, []]);
  const read = await api.inject({ url: '/api/shop/categories', headers: { origin } });
  expect([read.statusCode, permissionsOf(read)]).toEqual([200, []]);
  expect(read.headers['vary']).toBe('Origin');
  const written = await login({ origin });
  expect(written.json()).toMatchObject({ code: 'request.cross_site' });
  expect([written.statusCode, permissionsOf(written)]).toEqual([400, []]);
});

test('[SC-90] each caller of a cached reply gets the permission of its own origin', async () => {
  const url = '/api/shop/products/get?category=cables';
  const read = async (headers: Record<string, string> = {}) => {
    const { headers: sent } = await api.inject({ url, headers });
    return sent['access-control-allow-origin'];
  };
  // The first is rendered, the second is prepared.
  for (const _ of [1, 2]) {
    expect(await read({ origin: app })).toBe(app);
    expect(await read({ origin: stranger })).toBeUndefined();
    expect(await read({ origin: kiosk })).toBe(kiosk);
    expect(await read()).toBeUndefined();
  }
});

test('[SC-90] allowed origins can read errors and their headers', async () => {
  const reply = await login({ origin: app, 'sec-fetch-site': 'cross-site' });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'auth.bad_credentials']);
  expect(reply.headers).toMatchObject({
    'access-control-allow-origin': app,
    'access-control-expose-headers': 'date, etag, retry-after, x-request-id',
  });
});

test('[SC-90] pictures show on other sites once another app is allowed', async () => {
  const url = `/api/images/${await bundledPicture()}`;
  const policyOf = async (server: FastifyInstance) => {
    const { statusCode, headers } = await server.inject(url);
    return [statusCode, headers['cross-origin-resource-policy']];
  };
  expect(await policyOf(api)).toEqual([200, 'cross-origin']);
  const alone = await shop.app({ SHOP_URL: ownOrigin });
  expect(await policyOf(alone)).toEqual([200, 'same-origin']);
});

test('[SC-09] a live shop takes writes from no address but its own', async () => {
  const live = fastify();
  allowOrigins(live, originsOf({ SHOP_MODE: 'live', SHOP_URL: ownOrigin, ALLOWED_ORIGINS: [app] }));
  rejectCrossSiteWrites(live);
  translateErrors(live);
  live.post('/', async () => 'written');
  const send = async (origin: string) => {
    const headers = { origin, host: new URL(origin).host };
    return (await live.inject({ method: 'POST', url: '/', headers })).statusCode;
  };
  expect(await send(ownOrigin)).toBe(200);
  expect(await send(app)).toBe(200);
  for (const origin of ['http://192.168.1.20', 'http://localhost:3000', stranger]) {
    expect(await send(origin)).toBe(400);
  }
});

async function bundledPicture(): Promise<string> {
  const [name = ''] = await readdir(new URL('../../../catalogue/pictures/', import.meta.url));
  return name;
}

function login(headers: Record<string, string>) {
  const payload = { email: 'nobody@mail.example', password: 'not my password' };
  return api.inject({ method: 'POST', url: '/api/auth/login', payload, headers });
}
