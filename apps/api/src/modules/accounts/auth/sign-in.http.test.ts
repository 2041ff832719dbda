import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
const browser = { 'sec-fetch-site': 'same-origin' };
let app: FastifyInstance;
let apart: FastifyInstance;

beforeAll(async () => {
  app = await shop.app();
  apart = await shop.app({
    SHOP_URL: 'https://shop.example',
    PUBLIC_API_URL: 'https://api.shop.example',
  });
});

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers });

function newPerson() {
  const email = `${randomUUID()}@sirkito.test`;
  const password = 'correct horse battery';
  return { userName: 'Maria Santos', email, password, confirmPassword: password };
}

async function registerPerson() {
  const registration = newPerson();
  expect((await post('/api/auth/register', registration)).statusCode).toBe(200);
  const { email, password } = registration;
  return { email, password };
}

async function signedIn(headers: Record<string, string> = {}, path = 'login') {
  const person = await registerPerson();
  const reply = await post(`/api/auth/${path}`, person, headers);
  const { token } = reply.json<{ token: string }>();
  const cookie = String(reply.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  return { ...person, reply, token, cookie, bearer: { authorization: `Bearer ${token}` } };
}

const check = (headers: Record<string, string>) =>
  app.inject({ url: '/api/auth/check-auth', headers });

test('[API-02] returns a token and its user on sign-in', async () => {
  const { reply, email, token } = await signedIn();
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    success: true,
    token: expect.stringMatching(/^s_[\w-]{43}$/) as string,
    user: {
      id: expect.any(String) as string,
      _id: reply.json().user.id,
      userName: 'Maria Santos',
      email,
      role: 'user',
    },
  });
  const { rows } = await shop.asOwner('select * from session_token where hash = $1', [
    createHash('sha256').update(token).digest(),
  ]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token.slice(2));
});

test('[API-04] returns the same user for a checked session and is never cached', async () => {
  const { bearer, reply } = await signedIn();
  const checked = await check(bearer);
  expect(checked.json()).toEqual(reply.json());
  expect(checked.headers['cache-control']).toBe('no-store');
});

test('[API-03] rejects the token immediately after sign-out', async () => {
  const { bearer } = await signedIn();
  expect((await check(bearer)).statusCode).toBe(200);
  const out = await app.inject({ method: 'POST', url: '/api/auth/logout', headers: bearer });
  expect(out.json()).toEqual({ success: true });
  expect((await check(bearer)).statusCode).toBe(401);
});

test('[SC-68] signing in again ends the session that the caller had, and no other', async () => {
  const { bearer, email, password } = await signedIn();
  const elsewhere = await post('/api/auth/login', { email, password });
  const wrong = await post('/api/auth/login', { email, password: 'not my password' }, bearer);
  expect(wrong.statusCode).toBe(400);
  expect((await check(bearer)).statusCode).toBe(200);
  const again = await post('/api/auth/login', { email, password }, bearer);
  expect((await check(bearer)).statusCode).toBe(401);
  for (const reply of [elsewhere, again]) {
    const { token } = reply.json<{ token: string }>();
    expect((await check({ authorization: `Bearer ${token}` })).statusCode).toBe(200);
  }
});

test('gives browsers a cookie and rejects token or cookie alone', async () => {
  const { reply, bearer, cookie } = await signedIn(browser);
  expect(reply.headers['set-cookie']?.[0]).toMatch(
    /^__Host-sb=[\w-]{22}; Path=\/; Max-Age=5184000; Secure; HttpOnly; SameSite=Lax$/,
  );
  expect((await check({ ...bearer, cookie })).statusCode).toBe(200);
  expect((await check(bearer)).statusCode).toBe(401);
  expect((await check({ cookie })).statusCode).toBe(401);
  const other = await signedIn(browser);
  expect((await check({ ...bearer, cookie: other.cookie })).statusCode).toBe(401);
});

test('[API-02] needs a cookie from browsers and none from other clients, and documents it', async () => {
  const { reply, bearer } = await signedIn();
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect((await check(bearer)).statusCode).toBe(200);
  expect((await check((await signedIn(browser)).bearer)).statusCode).toBe(401);
  const { paths } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, { post: { summary: string } }>;
  }>();
  expect(paths['/api/auth/login']?.post.summary).toMatch(
    /token works alone, or only with the cookie that the reply sets/,
  );
});

test('accepts a password that was set ten years ago', async () => {
  const { email, password } = await registerPerson();
  await shop.asOwner(
    `update account set created_at = created_at - interval '10 years',
       updated_at = updated_at - interval '10 years' where email = $1`,
    [email],
  );
  expect((await post('/api/auth/login', { email, password })).statusCode).toBe(200);
});

test('[AU-08] returns the same 400 for a wrong password and an unknown e-mail address', async () => {
  const { email } = await registerPerson();
  const wrong = await post('/api/auth/login', { email, password: 'not my password' });
  const unknown = await post('/api/auth/login', {
    email: `${randomUUID()}@sirkito.test`,
    password: 'not my password',
  });
  for (const reply of [wrong, unknown]) {
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'auth.bad_credentials' });
  }
  expect(wrong.json().message).toBe(unknown.json().message);
});

test('[RO-01] refuses shoppers at staff sign-in and gives staff the user role at shop sign-in', async () => {
  const { reply } = await signedIn({}, 'admin-login');
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'auth.bad_credentials' });

  const staff = await registerPerson();
  await shop.asOwner(`update account set role = 'admin', staff_role = 'owner' where email = $1`, [
    staff.email,
  ]);
  const asStaff = await post('/api/auth/admin-login', staff);
  expect(asStaff.json()).toMatchObject({ user: { role: 'admin' } });
  expect(asStaff.json().token).toMatch(/^a_/);
  expect((await post('/api/auth/login', staff)).json()).toMatchObject({ user: { role: 'user' } });
});

/** Measures how long a session ended by another process stays valid. */
async function timeUntilRefused(): Promise<number> {
  const { bearer, email } = await signedIn();
  expect((await check(bearer)).statusCode).toBe(200);
  const endedAt = performance.now();
  await shop.asOwner(
    'delete from session where account_id = (select id from account where email = $1)',
    [email],
  );
  await expect.poll(async () => (await check(bearer)).statusCode, { interval: 20 }).toBe(401);
  return performance.now() - endedAt;
}

test('rejects a session ended by another process within a second', async () => {
  // Retries because a busy machine can exceed the limit.
  await expect.poll(timeUntilRefused, { timeout: 20_000 }).toBeLessThan(1_100);
});

/** Registers and signs in at an API on a host of its own. */
async function registerAndSignIn(headers: Record<string, string>) {
  const call = (path: string, payload: object) =>
    apart.inject({
      method: 'POST',
      url: `/api/auth/${path}`,
      payload,
      headers: { host: 'api.shop.example', ...headers },
    });
  return [await call('register', newPerson()), await call('login', await registerPerson())];
}

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['another subdomain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.example' }],
  ['another site in a browser without Sec-Fetch-Site', { origin: 'https://evil.example' }],
  ['a sandboxed page in such a browser', { origin: 'null' }],
  ['a page under a name that leads to the API', { origin: 'https://api.shop.example' }],
])('[SC-09] refuses sign-in and registration from %s', async (_, headers) => {
  for (const reply of await registerAndSignIn(headers)) {
    expect(reply.json()).toMatchObject({ code: 'request.cross_site' });
    expect(reply.statusCode).toBe(400);
  }
});

test.each([
  ['clients other than browsers', {}],
  ['the shop', { 'sec-fetch-site': 'same-site', origin: 'https://shop.example' }],
  ['the shop in a browser without Sec-Fetch-Site', { origin: 'https://shop.example' }],
  ['the same origin', { 'sec-fetch-site': 'same-origin', origin: 'https://10.0.0.1' }],
  ['the same IP address', { host: '192.168.1.20:3000', origin: 'http://192.168.1.20:3000' }],
  ['the same IPv6 address', { host: '[fd00::20]:3000', origin: 'http://[fd00::20]:3000' }],
  ['the same machine', { host: 'localhost:3000', origin: 'http://localhost:3000' }],
])('[SC-09] allows sign-in and registration from %s', async (_, headers) => {
  for (const reply of await registerAndSignIn(headers)) expect(reply.statusCode).toBe(200);
});

test('rehashes a password with outdated settings at sign-in', async () => {
  const person = await registerPerson();
  const hashOf = async (): Promise<string> => {
    const { rows } = await shop.asOwner('select password_hash from account where email = $1', [
      person.email,
    ]);
    return (rows as { password_hash: string }[])[0]?.password_hash ?? '';
  };
  const old = await hashOf();
  const peppered = await shop.app({ PASSWORD_PEPPERS: 'a-pepper-of-our-own' });
  const payload = { email: person.email, password: person.password };
  const signInPeppered = () => peppered.inject({ method: 'POST', url: '/api/auth/login', payload });
  expect((await signInPeppered()).statusCode).toBe(200);
  const renewed = await hashOf();
  expect(renewed).not.toBe(old);
  expect(renewed).toContain(',keyid=');
  expect((await signInPeppered()).statusCode).toBe(200);
  expect(await hashOf()).toBe(renewed);
});
