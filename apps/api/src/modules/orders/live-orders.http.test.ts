import { beforeAll, expect, test } from 'vitest';
import { peopleOf } from '#api/testing/people.ts';
import { newOrder } from '#api/testing/placed-order.ts';
import { newPlaces } from '#api/testing/places.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { relayOutbox } from './relay-outbox.ts';

const shop = testShop();
beforeAll(() => newPlaces(shop));

async function openStream() {
  const app = await shop.app();
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const { headers } = await peopleOf(shop, app).staff();
  const reply = await fetch(`${url}/api/admin/orders/live?seconds=60`, { headers });
  expect(reply.headers.get('content-type')).toContain('text/event-stream');
  const reader = (reply.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream());
  return { app, words: reader.values() };
}

const isListening = async () =>
  (
    await shop.asOwner(
      `select 1 from pg_stat_activity where datname = current_database() and query like 'listen "order_changed"%'`,
    )
  ).rowCount === 1;

test('a new order and its next step arrive on an open screen, and closing ends it', async () => {
  const { app, words } = await openStream();
  expect((await words.next()).value).toBe(': open\n\n');
  await expect.poll(isListening).toBe(true);
  const { order } = await newOrder(shop);
  await relayOutbox(shop.as({ kind: 'shop' }));
  expect((await words.next()).value).toBe(
    `event: orders\ndata: ${JSON.stringify([order._id])}\n\n`,
  );
  const closed = app.close();
  expect((await words.next()).done).toBe(true);
  await closed;
  await expect.poll(isListening).toBe(false);
});

test('a screen is told to ask again when listening breaks off', async () => {
  const { words } = await openStream();
  await words.next();
  await expect.poll(isListening).toBe(true);
  await shop.asOwner(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen "order_changed"%'`,
  );
  expect((await words.next()).done).toBe(true);
});
