import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { seedDemoProducts } from '#api/demo/seed-demo-products.ts';
import { seedDemoPictures } from '#api/demo/seed-demo-images.ts';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { readyBuilds } from './ready-builds.ts';

const shop = testShop();

beforeAll(async () => {
  const skus = readyBuilds[0]?.skus ?? [];
  const records = demoCatalogue.filter(({ sku }) => skus.includes(sku));
  await seedDemoProducts(shop.as({ kind: 'shop' }), records);
  const index = new URL('../../../../catalogue/pictures/index.json', import.meta.url);
  const prepared: unknown = JSON.parse(await readFile(index, 'utf8'));
  await seedDemoPictures(shop.as({ kind: 'shop' }), prepared);
});

const ask = async (parts: string) => {
  const app = await shop.app();
  return app.inject({ url: '/api/shop/builds/picture', query: { parts } });
};

test('draws a build as one image of the size social networks expect', async () => {
  const { rows } = await shop.asOwner('select id from product');
  const reply = await ask((rows as { id: string }[]).map(({ id }) => id).join(','));
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('image/jpeg');
  expect(reply.headers['cache-control']).toBe('public, max-age=86400');
  const { width, height, format } = await sharp(reply.rawPayload).metadata();
  expect({ width, height, format }).toEqual({ width: 1_200, height: 630, format: 'jpeg' });
  // Not a blank image.
  const { channels } = await sharp(reply.rawPayload).stats();
  expect(channels[0]?.stdev).toBeGreaterThan(10);
});

test('returns 404 for unknown parts', async () => {
  const reply = await ask('nothing,00000000-0000-0000-0000-000000000000');
  expect(reply.statusCode).toBe(404);
});
