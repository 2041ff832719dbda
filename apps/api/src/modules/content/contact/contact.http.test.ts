import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { peopleOf } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
const address = () => [198, ...randomBytes(3)].join('.');
const message = (changes: object = {}) => ({
  name: 'Ana Reyes',
  email: `ana-${randomBytes(4).toString('hex')}@example.test`,
  topic: 'order',
  message: 'Has my order left the shop already?',
  ...changes,
});
const send = (app: FastifyInstance, payload: object, ip = address()) =>
  app.inject({
    method: 'POST',
    url: '/api/shop/contact',
    payload,
    headers: { 'x-forwarded-for': ip },
  });
const storedMessages = async (email: string) =>
  (await shop.asOwner('select * from contact_message where email = $1', [email])).rows;

test('stores a message and queues two e-mails', async () => {
  const app = await shop.app();
  const written = message({ orderNumber: ' SK-1042 ' });
  const reply = await send(app, written);
  expect(reply.statusCode).toBe(200);
  const { success, data } = reply.json<{ success: boolean; data: { id: string } }>();
  expect(success).toBe(true);
  expect(await storedMessages(written.email)).toMatchObject([
    { id: data.id, name: 'Ana Reyes', topic: 'order', order_number: 'SK-1042' },
  ]);
  const jobs = await shop.jobs();
  expect(jobs.map(({ name }) => name).toSorted()).toEqual([
    'content.acknowledge_contact_message',
    'content.forward_contact_message',
  ]);
});

test('links a message to the account only while signed in', async () => {
  const app = await shop.app();
  const people = peopleOf(shop, app);
  const maria = await people.shopper({ inBrowser: true });
  const { authorization = '' } = maria.headers;
  const owner = async (headers: Record<string, string>) => {
    const written = message();
    const reply = await app.inject({
      method: 'POST',
      url: '/api/shop/contact',
      payload: written,
      headers: { 'x-forwarded-for': address(), ...headers },
    });
    expect(reply.statusCode).toBe(200);
    return (await storedMessages(written.email))[0]?.account_id as string | null;
  };
  expect(await owner(maria.headers)).toBe(maria.user.id);
  expect(await owner({})).toBeNull();
  expect(await owner({ authorization })).toBeNull();
  expect(await owner({ authorization: `Bearer s_${'x'.repeat(43)}` })).toBeNull();
  await app.inject({ method: 'POST', url: '/api/auth/logout', headers: maria.headers });
  expect(await owner(maria.headers)).toBeNull();
});

test('refuses invalid fields by name', async () => {
  const app = await shop.app();
  const reply = await send(app, message({ email: 'nobody', message: 'hi', name: 'A\nBcc: b@c.d' }));
  expect(reply.statusCode).toBe(400);
  const { fields } = reply.json<{ fields: Record<string, string> }>();
  expect(Object.keys(fields).toSorted()).toEqual(['email', 'message', 'name']);
});

test('drops messages that fill in the honeypot field', async () => {
  const app = await shop.app();
  const before = (await shop.jobs()).length;
  const written = message({ website: 'https://pills.example' });
  const reply = await send(app, written);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ success: true });
  expect(await storedMessages(written.email)).toEqual([]);
  expect(await shop.jobs()).toHaveLength(before);
});

test('limits an IP address to sixty messages an hour, apart from other requests', async () => {
  const app = await shop.app();
  // Until Redis has answered, a process counts for itself.
  await expect
    .poll(async () => (await app.inject('/readyz')).json())
    .toMatchObject({ status: 'ready' });
  const ip = address();
  const codes: number[] = [];
  for (let time = 0; time < 61; time += 1) codes.push((await send(app, message(), ip)).statusCode);
  expect(codes).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
  const other = await app.inject({ url: '/api/shop/store', headers: { 'x-forwarded-for': ip } });
  expect(other.statusCode).toBe(200);
  expect((await send(app, message())).statusCode).toBe(200);
});

test('limits an e-mail address to five messages an hour under concurrency', async () => {
  const app = await shop.app();
  const { email } = message();
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => send(app, message({ email: email.toUpperCase() }))),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 200, 200, 200, 200, 429, 429, 429,
  ]);
  const refused = await send(app, message({ email }));
  expect(refused.json()).toMatchObject({ code: 'content.too_many_messages' });
});
