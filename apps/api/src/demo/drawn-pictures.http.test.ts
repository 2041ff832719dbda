import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { seedDemoPictures } from './seed-demo-images.ts';
import { seedDemoProducts } from './seed-demo-products.ts';

const shop = testShop();
let app: FastifyInstance;
const prepared = JSON.parse(
  await readFile(new URL('../../catalogue/pictures/index.json', import.meta.url), 'utf8'),
) as { pictures: Record<string, { isDrawing?: true }> };
const drawn = demoCatalogue.filter(({ sku }) => prepared.pictures[sku.toLowerCase()]?.isDrawing);

beforeAll(async () => {
  app = await shop.app();
  await seedDemoProducts(shop.as({ kind: 'shop' }), drawn);
  await seedDemoPictures(shop.as({ kind: 'shop' }), prepared);
});

test('[PD-11] a drawing is a product’s image at an address that answers as given', async () => {
  expect(drawn.length).toBeGreaterThan(0);
  const { rows } = await shop.asOwner('select id from product order by sku');
  const [{ id } = { id: '' }] = rows as { id: string }[];
  const reply = await app.inject(`/api/shop/products/get/${id}`);
  const { images } = reply.json<{ data: { images: string[] } }>().data;
  expect(images).toHaveLength(1);
  for (const [accept, format] of [
    ['image/avif,image/webp,*/*', 'heif'],
    ['image/webp,*/*', 'webp'],
  ] as const) {
    const answer = await app.inject({ url: String(images[0]), headers: { accept } });
    expect(answer.statusCode).toBe(200);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 640, format });
  }
});
