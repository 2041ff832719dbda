import fastify from 'fastify';
import { expect, test } from 'vitest';
import { limitPages } from './page-limit.ts';

test('a visitor who asks for page after page is refused, and another is not', async () => {
  const app = fastify({ trustProxy: true });
  const countPage = await limitPages(app, 2);
  app.get('/', async (request) => countPage(request));
  const from = async (ip: string) =>
    (await app.inject({ url: '/', headers: { 'x-forwarded-for': ip } })).statusCode;

  const mine = [await from('198.51.100.7'), await from('198.51.100.7'), await from('198.51.100.7')];
  expect(mine).toEqual([200, 200, 429]);
  expect(await from('198.51.100.8')).toBe(200);
});
