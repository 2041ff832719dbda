import { beforeAll, expect, test } from 'vitest';
import { peopleOf } from '#api/testing/people/people.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { relayOutbox } from './outbox/relay-outbox.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

async function openStream() {
  const app = await shop.app();
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const { headers } = await peopleOf(shop, app).staff();
  const reply = await fetch(`${url}/api/admin/orders/live?seconds=60`, { headers });
  expect(reply.headers.get('content-type')).toContain('text/event-stream');
  const reader = (reply.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream());
  return { app, chunks: reader.values() };
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
