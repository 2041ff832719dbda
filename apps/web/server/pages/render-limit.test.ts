import fastify from 'fastify';
import { expect, test } from 'vitest';
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
