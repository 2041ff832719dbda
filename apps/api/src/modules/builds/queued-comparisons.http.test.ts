import { beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { compare } from './compatibility-queue.ts';

const shop = testShop();
let app: FastifyInstance;
let isHeld = true;

beforeAll(async () => {
  app = await shop.app();
});

/** Holds the queue until the test ends. */
function* held(): Generator<void, void> {
  while (isHeld) yield;
}

test('[SC-72] comparisons that wait take no place of other public reads', async () => {
  const id = await newProduct(shop);
  const hold = compare({ clientAddress: () => '192.0.2.1' }, held);
  const ask = (index: number) =>
    app.inject({
      url: `/api/shop/builds/fits?parts=${id}&ids=${id},x${String(index)}`,
      remoteAddress: `203.0.113.${String(index % 8)}`,
    });
  const waiting = Array.from({ length: 32 }, (_, index) => ask(index));
  const listings = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      app.inject({
        url: `/api/shop/products/get?limit=20&min_price=${String(index + 1)}`,
        remoteAddress: '203.0.113.100',
      }),
    ),
  );
  expect(listings.map(({ statusCode }) => statusCode)).toEqual(listings.map(() => 200));
  isHeld = false;
  await hold;
  const answered = await Promise.all(waiting);
  expect(answered.map(({ statusCode }) => statusCode)).toEqual(answered.map(() => 200));
});
