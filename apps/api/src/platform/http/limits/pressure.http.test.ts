import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();

/** Blocks the event loop. */
function blockFor(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('answers 503 with Retry-After while overloaded', async () => {
  const app = await shop.app({ OVERLOAD_AFTER_MS: '1000' });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  let reply: Response | undefined;
  const statusWhenBlocked = async () => {
    blockFor(2_500);
    await delay(10);
    reply = await fetch(`${url}/api/shop/store`);
    return reply.status;
  };
  await expect.poll(statusWhenBlocked, { timeout: 40_000 }).toBe(503);
  expect(reply?.headers.get('retry-after')).toBe('2');
  expect(await reply?.json()).toMatchObject({ success: false, code: 'server.overloaded' });
});

test('serves purchases at a delay that sheds browsing', async () => {
  const app = await shop.app({ OVERLOAD_AFTER_MS: '1000' });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const statusesWhenBlocked = async () => {
    blockFor(2_500);
    await delay(10);
    const replies = [
      fetch(`${url}/api/shop/store`),
      fetch(`${url}/api/auth/login`, { method: 'POST' }),
    ];
    return (await Promise.all(replies)).map(({ status }) => status);
  };
  await expect.poll(statusesWhenBlocked, { timeout: 40_000 }).toEqual([503, 400]);
});

test('keeps serving while the delay is below the limit', async () => {
  const app = await shop.app({ OVERLOAD_AFTER_MS: '20000' });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const delayWhenBlocked = async () => {
    blockFor(2_500);
    await delay(10);
    return app.memoryUsage().eventLoopDelay;
  };
  // Infinity: no sample was taken.
  await expect.poll(delayWhenBlocked, { timeout: 40_000 }).toBe(Infinity);
  expect((await fetch(`${url}/api/shop/store`)).status).toBe(200);
});
