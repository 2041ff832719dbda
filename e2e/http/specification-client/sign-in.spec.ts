import { demoAdmin } from '../../fixtures/people.ts';
import { waitForEmailLink } from '../../fixtures/mailbox.ts';
import { expect, test } from '../../fixtures/http-test.ts';
import { Client, newShopper, type User } from './client.ts';

interface Session {
  token: string;
  user: User & { _id?: string };
}

const registration = (email: string, changes: object = {}) => ({
  userName: 'Maria',
  email,
  password: 'kalabaw-sa-bukid',
  confirmPassword: 'kalabaw-sa-bukid',
  ...changes,
});

const signedInCalls = [
  'GET /api/auth/check-auth',
  'POST /api/shop/cart/add',
  'GET /api/shop/cart/get/someone',
  'PUT /api/shop/cart/update-cart',
  'DELETE /api/shop/cart/someone/something',
  'POST /api/shop/orders',
  'GET /api/shop/orders/user/someone',
  'GET /api/shop/orders/something',
  'POST /api/shop/orders/something/cancel',
  'POST /api/shop/address/add',
  'GET /api/shop/address/get/someone',
  'PUT /api/shop/address/update/someone/something',
  'DELETE /api/shop/address/delete/someone/something',
  'POST /api/shop/reviews',
  'PUT /api/shop/reviews/something',
  'GET /api/shop/reviews/user?page=1&limit=10',
  'GET /api/shop/saved',
  'POST /api/shop/cart/restore',
  'DELETE /api/shop/cart/clear/someone',
  'GET /api/admin/products/get',
  'POST /api/admin/products/add',
  'PUT /api/admin/products/edit/something',
  'DELETE /api/admin/products/delete/something',
  'GET /api/admin/orders/get',
  'GET /api/admin/orders/something',
  'PUT /api/admin/orders/something/status',
  'GET /api/admin/dashboard',
] as const;

test('[API-01] a form registers, urlencoded, multipart or JSON', async ({ shop }) => {
  for (const kind of ['urlencoded', 'multipart', 'json']) {
    const fields = registration(`form-${kind}-${Date.now()}@mail.example`);
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const json = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(fields) };
    const reply = await fetch(`${shop.web}/api/auth/register`, {
      method: 'POST',
      ...(kind === 'json' && json),
      ...(kind === 'multipart' && { body: form }),
      ...(kind === 'urlencoded' && { body: new URLSearchParams(fields) }),
    });
    const answer = (await reply.json()) as object;
    expect(reply.status, kind).toBe(200);
    expect(answer).toMatchObject({ success: true, message: expect.stringMatching(/./) });
    await new Client(shop.web).signIn('/api/auth/login', fields);
  }
});

for (const [field, changes] of [
  ['userName', { userName: 'Mo' }],
  ['userName', { userName: 'M'.repeat(31) }],
  ['email', { email: 'maria' }],
  ['password', { password: 'a7-b8', confirmPassword: 'a7-b8' }],
  ['password', { password: 'password', confirmPassword: 'password' }],
  ['confirmPassword', { confirmPassword: 'another-one' }],
  ['email', { email: undefined }],
] as const) {
  test(`[AU-07] [API-23] refuses ${JSON.stringify(changes)} at registration`, async ({ shop }) => {
    const body = registration('refused@mail.example', changes);
    const { fields } = await new Client(shop.web).fail(400, 'POST /api/auth/register', body);
    expect(Object.keys(fields ?? {})).toContain(field);
  });
}

test('[API-02] [API-04] sign-in answers token and user, and check-auth the same', async ({
  shop,
}) => {
  const client = await newShopper(shop.web);
  expect(client.user).toMatchObject({ userName: 'Maria', role: 'user' });
  expect(client.user.id).toMatch(/./);
  const { reply, text } = await client.send('GET /api/auth/check-auth');
  const session = JSON.parse(text) as Session;
  expect(session).toMatchObject({ success: true, user: client.user });
  expect(reply.headers.get('cache-control')).toMatch(/no-store|no-cache/);
  client.token = session.token;
  await client.succeed('GET /api/auth/check-auth');
});

test('[API-02] [AU-08] a wrong password and an unknown account are refused alike', async ({
  shop,
}) => {
  const { email } = await newShopper(shop.web);
  const guest = new Client(shop.web);
  for (const path of ['/api/auth/login', '/api/auth/admin-login'] as const) {
    const wrong = await guest.fail(400, `POST ${path}`, { email, password: 'not-the-password' });
    const body = { email: 'nobody@mail.example', password: 'not-the-password' };
    const unknown = await guest.fail(400, `POST ${path}`, body);
    expect(wrong).toMatchObject({ code: 'auth.bad_credentials', message: unknown.message });
    expect(unknown.code).toBe('auth.bad_credentials');
    const { fields } = await guest.fail(400, `POST ${path}`, {});
    expect(Object.keys(fields ?? {}).sort()).toEqual(['email', 'password']);
  }
});

test('[RO-01] [API-02] admin login refuses shoppers and reports staff as admin', async ({
  shop,
}) => {
  const shopper = await newShopper(shop.web);
  const { email, password } = shopper;
  const { reply } = await shopper.send('POST /api/auth/admin-login', { email, password });
  const { status } = reply;
  expect([400, 403]).toContain(status);
  const staff = new Client(shop.web);
  await staff.signIn('/api/auth/admin-login', demoAdmin);
  expect(staff.user.role).toBe('admin');
  await staff.succeed(`GET /api/shop/cart/get/${staff.user.id}`);
  await staff.signIn('/api/auth/login', demoAdmin);
  expect(staff.user.role).toBe('user');
});

test('[API-03] [ER-01] every signed-in call answers 401 without a session and after logout', async ({
  shop,
}) => {
  const guest = new Client(shop.web);
  const former = await newShopper(shop.web);
  await former.succeed('POST /api/auth/logout');
  const garbled = Object.assign(new Client(shop.web), { token: 'not-a-token' });
  for (const call of signedInCalls) {
    for (const client of [guest, former, garbled]) {
      await client.fail(401, call, call.startsWith('P') ? {} : undefined);
    }
  }
});

test('[API-21] a mailed link sets a new password once and ends every session', async ({
  shop,
  request,
}) => {
  const shopper = await newShopper(shop.web);
  const guest = new Client(shop.web);
  const { email } = shopper;
  const forgot = 'POST /api/auth/forgot-password';
  const known = await guest.succeed<{ message: string }>(forgot, { email });
  const unknown = await guest.succeed<{ message: string }>(forgot, { email: 'x@mail.example' });
  expect(known).toEqual(unknown);
  const mailed = { to: email, page: '/auth/reset-password' };
  const link = await waitForEmailLink(request, shop.mail, mailed);
  const reset = `POST /api/auth${link.slice(link.indexOf('/reset-password/'))}` as const;
  const password = 'bagong-kalabaw-27';
  await guest.fail(400, reset, { password: 'short' });
  const wrong = await guest.fail(400, `${reset}x`, { password });
  expect(wrong).toMatchObject({ code: 'auth.bad_credentials' });
  expect(wrong.message).toMatch(/link/i);
  await guest.succeed(reset, { password });
  await guest.fail(400, reset, { password });
  await shopper.fail(401, 'GET /api/auth/check-auth');
  await guest.signIn('/api/auth/login', { email, password });
});
