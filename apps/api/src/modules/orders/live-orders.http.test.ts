import { beforeAll, expect, test } from 'vitest';
import { peopleOf } from '#api/testing/people/people.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { relayOutbox } from './outbox/relay-outbox.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

async function openStream(staffRole = 'owner') {
  const app = await shop.app();
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const person = await peopleOf(shop, app).staff({ staffRole });
  const { headers } = person;
  const reply = await fetch(`${url}/api/admin/orders/live?seconds=60`, { headers });
  expect(reply.headers.get('content-type')).toContain('text/event-stream');
  const reader = (reply.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream());
  return { app, url, person, chunks: reader.values() };
}

const isListening = async () =>
  (
    await shop.asOwner(
      `select 1 from pg_stat_activity where datname = current_database() and query like 'listen "order_changed"%'`,
    )
  ).rowCount === 1;

test('streams new orders to an open screen and ends when the server closes', async () => {
  const { app, chunks } = await openStream();
  expect((await chunks.next()).value).toBe(': open\n\n');
  // Makes the screen fetch orders placed before the listener connected.
  expect((await chunks.next()).value).toBe('event: orders\ndata: []\n\n');
  expect(await isListening()).toBe(true);
  const { order } = await newOrder(shop);
  await relayOutbox(shop.as({ kind: 'shop' }));
  expect((await chunks.next()).value).toBe(
    `event: orders\ndata: ${JSON.stringify([order._id])}\n\n`,
  );
  const closed = app.close();
  expect((await chunks.next()).done).toBe(true);
  await closed;
  await expect.poll(isListening).toBe(false);
});

test('ends the stream when the database connection is lost', async () => {
  const { chunks } = await openStream();
  await chunks.next();
  await chunks.next();
  await shop.asOwner(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen "order_changed"%'`,
  );
  expect((await chunks.next()).done).toBe(true);
});

/** About two seconds, on a busy machine. */
const maxMsToEnd = 4_000;

/** Returns how long the stream stayed open. */
async function timeToEnd(chunks: AsyncIterable<string>): Promise<number> {
  const start = performance.now();
  for await (const chunk of chunks) expect(chunk).not.toBe('');
  return performance.now() - start;
}

const ways = {
  'staff access removed': (id: string) => ({ method: 'DELETE', url: `/api/admin/staff/${id}` }),
  'an account disabled': (id: string) => ({
    method: 'PUT',
    url: `/api/admin/staff/${id}`,
    payload: { isDisabled: true },
  }),
  'a role changed': (id: string) => ({
    method: 'PUT',
    url: `/api/admin/staff/${id}`,
    payload: { staffRole: 'catalogue' },
  }),
} as const;

test.each(Object.entries(ways))(
  '[SC-15] ends a stream of another API with %s',
  async (_name, callOf) => {
    const { app, person, chunks } = await openStream('orders');
    const other = await openStream();
    const { headers } = other.person;
    await chunks.next();
    const reply = await other.app.inject({ ...callOf(person.user.id), headers });
    expect(reply.statusCode).toBe(200);
    expect(await timeToEnd(chunks)).toBeLessThan(maxMsToEnd);
    expect((await other.chunks.next()).done).toBe(false);
    await Promise.all([app.close(), other.app.close()]);
  },
);

test('[SC-15] ends the streams of a session that signs out', async () => {
  const { app, person, chunks } = await openStream();
  await chunks.next();
  await app.inject({ method: 'POST', url: '/api/auth/logout', headers: person.headers });
  expect(await timeToEnd(chunks)).toBeLessThan(maxMsToEnd);
  await app.close();
});

test('[SC-15] opens five streams for an account', async () => {
  const { app, url, person } = await openStream();
  const open = () => fetch(`${url}/api/admin/orders/live?seconds=60`, { headers: person.headers });
  const replies = await Promise.all([open(), open(), open(), open(), open()]);
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(await refused[0]?.json()).toMatchObject({ code: 'request.too_many' });
  await app.close();
});
