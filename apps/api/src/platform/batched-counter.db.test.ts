import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { redisUrl } from '#api/testing/database/databases.ts';
import { createBatchedCounter } from './batched-counter.ts';
import { createLog } from './log.ts';
import { connectRedis, isUp } from './redis.ts';

const log = createLog('test', 'silent');
const redis = connectRedis(redisUrl, log);
afterAll(() => redis.disconnect());

test('counts at once in a process, and together with other processes soon after', async () => {
  await expect.poll(() => isUp(redis)).toBe(true);
  const options = { redis, shop: randomUUID(), windowMs: 60_000, log };
  const [one, other] = [createBatchedCounter(options), createBatchedCounter(options)];
  for (let call = 1; call <= 1_000; call += 1) expect(one('visitor').current).toBe(call);
  expect(other('visitor').current).toBe(1);
  await expect.poll(() => other('visitor').current).toBeGreaterThan(1_000);
  expect(one('stranger').current).toBe(1);
});

test('starts again when the window ends', async () => {
  await expect.poll(() => isUp(redis)).toBe(true);
  const count = createBatchedCounter({ redis, shop: randomUUID(), windowMs: 300, log });
  expect([count('visitor').current, count('visitor').current]).toEqual([1, 2]);
  await expect.poll(() => count('visitor').current, { interval: 1_000 }).toBe(1);
});
