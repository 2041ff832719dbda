import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();

/** Keeps the process from doing anything else. */
function hold(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('a process that cannot keep up refuses early and says when to come back', async () => {
  const app = await shop.app({ OVERLOAD_AFTER_MS: '1000' });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  let reply: Response | undefined;
  const hear = async () => {
    hold(2_500);
    await delay(10);
    reply = await fetch(`${url}/api/shop/store`);
    return reply.status;
  };
  await expect.poll(hear, { timeout: 40_000 }).toBe(503);
  expect(reply?.headers.get('retry-after')).toBe('2');
  expect(await reply?.json()).toMatchObject({ success: false, code: 'server.overloaded' });
});

test('a process that may wait longer than it stood still goes on', async () => {
  const app = await shop.app({ OVERLOAD_AFTER_MS: '20000' });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const standStill = async () => {
    hold(2_500);
    await delay(10);
    return app.memoryUsage().eventLoopDelay;
  };
  // Nothing was measured.
  await expect.poll(standStill, { timeout: 40_000 }).toBe(Infinity);
  expect((await fetch(`${url}/api/shop/store`)).status).toBe(200);
});
