import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
const url = '/api/auth/register';
let app: FastifyInstance;

beforeAll(async () => {
  app = await shop.app();
});

const form = (changes: Record<string, string> = {}) => ({
  userName: 'Maria Santos',
  email: `${randomUUID()}@sirkito.test`,
  password: 'correct horse battery',
  confirmPassword: 'correct horse battery',
  ...changes,
});
const register = (payload: object) => app.inject({ method: 'POST', url, payload });

test.each([
  ['JSON', (fields: Record<string, string>) => ({ payload: fields })],
  [
    'a urlencoded form',
    (fields: Record<string, string>) => ({
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  ],
  ['a multipart form', multipart],
])('[API-01] creates an account from %s', async (_kind, send) => {
  const fields = form();
  const reply = await app.inject({ method: 'POST', url, ...(await send(fields)) });
  expect(reply.json()).toEqual({ success: true, message: expect.any(String) as string });
  const { rows } = await shop.asOwner('select role, user_name from account where email = $1', [
    fields['email'],
  ]);
  expect(rows).toEqual([{ role: 'user', user_name: 'Maria Santos' }]);
  expect(await shop.jobs()).toContainEqual({
    name: 'accounts.send_email_verification',
    state: 'created',
  });
});

async function multipart(fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const message = new Response(body);
  return {
    payload: Buffer.from(await message.arrayBuffer()),
    headers: { 'content-type': message.headers.get('content-type') ?? '' },
  };
}

test.each(['multipart/form-data', 'multipart/form-data; boundary=x'])(
  'refuses a body that does not match its content type %s',
  async (type) => {
    const headers = { 'content-type': type };
    const reply = await app.inject({ method: 'POST', url, payload: 'userName=Maria', headers });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'request.invalid' });
  },
);

test.each([
  ['userName', { userName: 'Jo' }],
  ['userName', { userName: 'x'.repeat(31) }],
  ['userName', { userName: 'Jo\u0000hn' }],
  ['email', { email: 'not an address' }],
  ['password', { password: 'short', confirmPassword: 'short' }],
  ['password', { password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) }],
  ['password', { password: 'Password1', confirmPassword: 'Password1' }],
  ['confirmPassword', { confirmPassword: 'something else' }],
])('[AU-07] names the invalid field %s (case %#)', async (field, changes) => {
  const reply = await register(form(changes));
  expect(reply.statusCode).toBe(400);
  expect(Object.keys(reply.json<{ fields: object }>().fields)).toEqual([field]);
});

test('[AU-07] allows one account per e-mail address, ignoring case and spaces', async () => {
  const fields = form();
  await register(fields);
  const again = await register({ ...fields, email: ` ${fields.email.toUpperCase()} ` });
  expect(again.statusCode).toBe(400);
  expect(again.json()).toMatchObject({ message: 'Registration failed' });
});

test('creates exactly one account for ten concurrent registrations', async () => {
  const fields = form();
  const replies = await Promise.all(Array.from({ length: 10 }, () => register(fields)));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(replies.filter(({ statusCode }) => statusCode === 400)).toHaveLength(9);
});

test('ignores role fields in a registration', async () => {
  const fields = form({ role: 'admin', staffRole: 'owner', staff_role: 'owner' });
  await register(fields);
  const { rows } = await shop.asOwner('select role, staff_role from account where email = $1', [
    fields.email,
  ]);
  expect(rows).toEqual([{ role: 'user', staff_role: null }]);
});

const signIn = async (email: string, password: string) => {
  const payload = { email, password };
  return (await app.inject({ method: 'POST', url: '/api/auth/login', payload })).statusCode;
};

test.each([
  ['128 characters', `${'many words '.repeat(11)}at last`],
  ['small letters only', 'kalabawsabukid'],
  ['digits only', '8302174695'],
  ['another script', 'ᜃᜎᜊᜏ ᜐ ᜊᜓᜃᜒᜇ᜔'],
  ['spaces and signs', ' "<&>\' %00 \\ '],
])('[SC-63] a password of %s is accepted and compared in full', async (_, password) => {
  const registration = form({ password, confirmPassword: password });
  const { email } = registration;
  expect((await register(registration)).statusCode).toBe(200);
  const others = [password.slice(0, -1), `${password.slice(0, -1)}x`, ` ${password}`.slice(0, 128)];
  for (const other of others) expect(await signIn(email, other), other).toBe(400);
  expect(await signIn(email, password)).toBe(200);
});

test('[SC-63] capitals count, and shorter than 8 or longer than 128 characters is refused', async () => {
  const registration = form();
  await register(registration);
  expect(await signIn(registration.email, 'Correct Horse Battery')).toBe(400);
  for (const password of ['kalabaw', 'many words '.repeat(12)]) {
    const reply = await register(form({ password, confirmPassword: password }));
    expect(reply.json()).toMatchObject({
      code: 'request.invalid',
      fields: { password: expect.any(String) },
    });
  }
});
