import { expect, test } from 'vitest';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listSitemapChunks, listSitemapProducts } from './list-sitemap.ts';
import { seedDemoProducts } from '../../../demo/seed-demo-products.ts';

const shop = testShop();

test('lists every product on sale once over all chunks, and no other', async () => {
  const ctx = shop.as({ kind: 'shop' });
  await seedDemoProducts(ctx, demoCatalogue.slice(0, 25));
  const { rows } = await shop.asOwner('select id from product order by id');
  const [archived, ...onSale] = rows.map(({ id }) => String(id));
  await shop.asOwner("update product set status = 'archived' where id = $1", [archived]);
  await shop.asOwner('delete from product_listing where product_id = $1', [archived]);

  const ends = await listSitemapChunks(ctx, 10);
  expect(ends).toEqual([onSale[9], onSale[19]]);
  const chunks = await Promise.all(
    [undefined, ...ends].map((after) => listSitemapProducts(ctx, after, 10)),
  );
  expect(chunks.map(({ length }) => length)).toEqual([10, 10, 4]);
  expect(await listSitemapChunks(ctx, 12)).toEqual([onSale[11]]);
  expect(chunks.flat().map(({ _id }) => _id)).toEqual(onSale);
});

test('returns one chunk for a small shop', async () => {
  expect(await listSitemapChunks(shop.as({ kind: 'guest' }))).toEqual([]);
});
