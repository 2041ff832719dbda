import { once } from 'node:events';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { limitRates } from './rate-limit.ts';

test('[SC-19] counts the request of a client that has already left', async () => {
  const app = fastify({ trustProxy: 'loopback' });
  onTestFinished(() => app.close());
  const failed = vi.fn();
  const counted = vi.fn(() => ({ current: 1, ttl: 1_000 }));
  app.setErrorHandler(failed);
  app.addHook('onRequest', async ({ raw }) => {
    raw.socket.destroy();
    await once(raw.socket, 'close');
  });
  const count = async () => counted();
  const limit = { count: counted, max: 3 };
  const counter = { count, reset: async () => {} };
  await limitRates(app, { byAddress: limit, byAccount: limit, counter, webSecret: 'secret' });
  app.get('/', async () => 'answer');
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  await expect(fetch(url)).rejects.toThrow('fetch failed');
  await vi.waitFor(() =>
    expect([failed, counted].some((each) => each.mock.calls.length)).toBe(true),
  );
  expect(failed).not.toHaveBeenCalled();
  expect(counted).toHaveBeenCalledOnce();
});
