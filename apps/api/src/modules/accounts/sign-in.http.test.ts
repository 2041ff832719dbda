import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
const browser = { 'sec-fetch-site': 'same-origin' };
let app: FastifyInstance;

beforeAll(async () => {
  app = await shop.app();
});

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers });

async function newcomer() {
  const email = `${randomUUID()}@sirkito.test`;
  const password = 'correct horse battery';
  const given = { userName: 'Maria Santos', email, password, confirmPassword: password };
  expect((await post('/api/auth/register', given)).statusCode).toBe(200);
  return { email, password };
}

async function signedIn(headers: Record<string, string> = {}, path = 'login') {
  const person = await newcomer();
  const reply = await post(`/api/auth/${path}`, person, headers);
  const { token } = reply.json<{ token: string }>();
  const cookie = String(reply.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  return { ...person, reply, token, cookie, bearer: { authorization: `Bearer ${token}` } };
}

const check = (headers: Record<string, string>) =>
  app.inject({ url: '/api/auth/check-auth', headers });

test('[API-02] signing in gives a token and who it belongs to', async () => {
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

test('[API-04] a checked session answers with the same person and is never kept by a cache', async () => {
  const { bearer, reply } = await signedIn();
  const checked = await check(bearer);
  expect(checked.json()).toEqual(reply.json());
  expect(checked.headers['cache-control']).toBe('no-store');
});

test('[API-03] after signing out the token is worth nothing, at once', async () => {
  const { bearer } = await signedIn();
  expect((await check(bearer)).statusCode).toBe(200);
  const out = await app.inject({ method: 'POST', url: '/api/auth/logout', headers: bearer });
  expect(out.json()).toEqual({ success: true });
  expect((await check(bearer)).statusCode).toBe(401);
});

test('a browser is given a cookie, and each half alone is refused', async () => {
  const { reply, bearer, cookie } = await signedIn(browser);
  expect(reply.headers['set-cookie']).toMatch(
    /^__Host-sb=[\w-]{22}; Path=\/; Max-Age=5184000; Secure; HttpOnly; SameSite=Lax$/,
  );
  expect((await check({ ...bearer, cookie })).statusCode).toBe(200);
  expect((await check(bearer)).statusCode).toBe(401);
  expect((await check({ cookie })).statusCode).toBe(401);
  const other = await signedIn(browser);
  expect((await check({ ...bearer, cookie: other.cookie })).statusCode).toBe(401);
});

test('a program that is no browser has no cookie and needs none', async () => {
  const { reply, bearer } = await signedIn();
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect((await check(bearer)).statusCode).toBe(200);
});

test('[AU-08] a wrong password and an unknown address are the same 400', async () => {
  const { email } = await newcomer();
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

test('[RO-01] staff sign-in refuses shoppers, and staff who sign in to shop are users', async () => {
  const { reply } = await signedIn({}, 'admin-login');
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'auth.bad_credentials' });

  const staff = await newcomer();
  await shop.asOwner(`update account set role = 'admin', staff_role = 'owner' where email = $1`, [
    staff.email,
  ]);
  const asStaff = await post('/api/auth/admin-login', staff);
  expect(asStaff.json()).toMatchObject({ user: { role: 'admin' } });
  expect(asStaff.json().token).toMatch(/^a_/);
  expect((await post('/api/auth/login', staff)).json()).toMatchObject({ user: { role: 'user' } });
});

/** How long a session that was ended elsewhere is still let in. */
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

test('a session that was ended elsewhere is refused within a second', async () => {
  // Again where the machine was busy.
  await expect.poll(timeUntilRefused, { timeout: 20_000 }).toBeLessThan(1_100);
});

test('a form on another site cannot sign its visitor in', async () => {
  const person = await newcomer();
  const reply = await post('/api/auth/login', person, {
    'sec-fetch-site': 'cross-site',
    origin: 'https://evil.example',
  });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'request.cross_site' });
});

test('a password hashed by older settings is hashed anew when its owner signs in', async () => {
  const person = await newcomer();
  const hashOf = async (): Promise<string> => {
    const { rows } = await shop.asOwner('select password_hash from account where email = $1', [
      person.email,
    ]);
    return (rows as { password_hash: string }[])[0]?.password_hash ?? '';
  };
  const old = await hashOf();
  const peppered = await shop.app({ PASSWORD_PEPPERS: 'a-pepper-of-our-own' });
  const payload = { email: person.email, password: person.password };
  const enter = () => peppered.inject({ method: 'POST', url: '/api/auth/login', payload });
  expect((await enter()).statusCode).toBe(200);
  const renewed = await hashOf();
  expect(renewed).not.toBe(old);
  expect(renewed).toContain(',keyid=');
  expect((await enter()).statusCode).toBe(200);
  expect(await hashOf()).toBe(renewed);
});
