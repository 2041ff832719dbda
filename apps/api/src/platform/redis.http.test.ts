import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { disposableRedis, type HangingService } from '#api/testing/disposable-services.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
let redis: HangingService;
let app: FastifyInstance;

beforeAll(async () => {
  redis = await disposableRedis();
  app = await shop.app({ REDIS_URL: redis.url });
});
afterAll(() => redis.remove());

const status = async () => (await app.inject('/readyz')).json<{ status: string }>().status;

/** Makes a call whose own limit counts in Redis, and returns how long that took. */
async function countView(): Promise<number> {
  const startedAt = performance.now();
  const reply = await app.inject({
    method: 'POST',
    url: `/api/shop/products/view/${randomUUID()}`,
  });
  expect(reply.statusCode).toBe(200);
  return performance.now() - startedAt;
}

test('[AV-05] only the first calls wait for a hung Redis, 100 ms each', async () => {
  await expect.poll(status).toBe('ready');
  redis.hang();
  const first = await countView();
  expect(first).toBeGreaterThan(100);
  await expect.poll(async () => (await countView(), await status())).toBe('degraded');

  const times: number[] = [];
  // Long enough for several attempts to reconnect.
  const until = performance.now() + 3_000;
  while (performance.now() < until) {
    times.push(await countView());
    await delay(20);
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
  expect(median).toBeLessThan(90);
  expect(await status()).toBe('degraded');

  redis.resume();
  await expect.poll(status, { timeout: 10_000 }).toBe('ready');
}, 30_000);
