import { once } from 'node:events';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRenderLimit } from './render-limit.ts';

test('limits renders per visitor', async () => {
  const app = fastify({ trustProxy: true });
  const checkRenderLimit = await createRenderLimit(app, 2);
  app.get('/', async (request) => checkRenderLimit(request));
  const from = async (ip: string) =>
    (await app.inject({ url: '/', headers: { 'x-forwarded-for': ip } })).statusCode;

  const mine = [await from('198.51.100.7'), await from('198.51.100.7'), await from('198.51.100.7')];
  expect(mine).toEqual([200, 200, 429]);
  expect(await from('198.51.100.8')).toBe(200);
});

test('counts the request of a client that has already left', async () => {
  const app = fastify({ trustProxy: 'loopback' });
  onTestFinished(() => app.close());
  const checkRenderLimit = await createRenderLimit(app, 2);
  const checked = vi.fn();
  app.get('/', async (request) => {
    request.raw.socket.destroy();
    await once(request.raw.socket, 'close');
    await checkRenderLimit(request).then(() => checked('counted'), checked);
  });
  await expect(fetch(await app.listen({ host: '127.0.0.1', port: 0 }))).rejects.toThrow();
  await vi.waitFor(() => expect(checked).toHaveBeenCalledExactlyOnceWith('counted'));
});
