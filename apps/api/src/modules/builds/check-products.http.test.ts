import { beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { seedDemoProducts } from '#api/demo/seed-demo-products.ts';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
let app: FastifyInstance;

beforeAll(async () => {
  const kinds = ['cpu', 'memory', 'cpu_cooling'];
  const products = demoCatalogue.filter(({ category }) => kinds.includes(category));
  await seedDemoProducts(shop.as({ kind: 'shop' }), products);
  app = await shop.app();
});

async function idOf(name: string): Promise<string> {
  const { rows } = await shop.asOwner('select id from product where name like $1 limit 1', [name]);
  // The names below are in the demo catalogue.
  return (rows[0] as { id: string }).id;
}

test('[BD-08] [BD-09] a processor alone rules out memory, and unrated coolers are not verified', async () => {
  const cpu = await idOf('AMD Ryzen 7 9800X3D%');
  const ids = [
    await idOf('%DDR4-3200%DIMM%'),
    await idOf('%DDR5%SO-DIMM%'),
    await idOf('Noctua NH-D15%'),
    await idOf('DeepCool AG200%'),
    await idOf('DeepCool AK620 Air%'),
  ];
  const reply = await app.inject({
    url: `/api/shop/builds/fits?parts=${cpu}&ids=${ids.join(',')}`,
  });
  expect(reply.statusCode).toBe(200);
  const { data } = reply.json<{ data: Record<string, string> }>();
  expect(ids.map((id) => data[id])).toEqual(['error', 'error', 'unknown', 'unknown', 'ok']);
});
