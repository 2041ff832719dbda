import { beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
let app: FastifyInstance;

beforeAll(async () => {
  app = await shop.app();
});

test('[SR-20] a listing says which complete PC its search asks for', async () => {
  const ask = async (search: string) =>
    (await app.inject({ url: '/api/shop/products/get', query: { search } })).json<object>();
  expect(await ask('pang gaming na pc')).toMatchObject({ completePc: 'gaming' });
  expect(await ask('pc set')).toMatchObject({ completePc: 'any' });
  expect(await ask('pc case')).not.toHaveProperty('completePc');
});
