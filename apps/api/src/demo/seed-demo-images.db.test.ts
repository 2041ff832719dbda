import { ListingQuery } from '@sirkito/contracts/catalog/listing-schemas';
import { beforeAll, expect, test } from 'vitest';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listProducts } from '../modules/catalog/browse/list-products.ts';
import { seedDemoPictures } from './seed-demo-images.ts';
import { seedDemoProducts } from './seed-demo-products.ts';

const shop = testShop();
const byShop = () => shop.as({ kind: 'shop' });
const cpus = demoCatalogue.filter(({ category }) => category === 'cpu').slice(0, 3);
const skus = cpus.map(({ sku }) => sku);
const tiny = 'data:image/webp;base64,AAAA';
const picture = (file: string) => ({ file, width: 768, height: 768, placeholder: tiny });

const prepared = (hash: string) => ({
  pictures: { 'cpu-lga': picture(`cpu-lga-${hash}`), 'cpu-am5': picture(`cpu-am5-${hash}`) },
  products: Object.fromEntries(skus.map((sku) => [sku, ['cpu-am5', 'cpu-lga']])),
});

beforeAll(async () => {
  await seedDemoProducts(byShop(), cpus);
});

const filesOf = async (sku: string | undefined) => {
  const { rows } = await shop.asOwner(
    `select file, placeholder from product_image join product on product.id = product_id
     where sku = $1 order by position`,
    [sku],
  );
  return rows.map((row) => row['file'] as string);
};

test('gives every demo product its pictures in order', async () => {
  expect(await seedDemoPictures(byShop(), prepared('aaaaaaaa'))).toBe(3);
  for (const sku of skus) {
    expect(await filesOf(sku)).toEqual(['cpu-am5-aaaaaaaa', 'cpu-lga-aaaaaaaa']);
  }
});

test('lists the pictures with their placeholders', async () => {
  const query = ListingQuery.parse({ category: 'cpu' });
  const { data } = await listProducts(shop.as({ kind: 'guest' }), query);
  expect(data).toHaveLength(3);
  for (const card of data) {
    expect(card.images).toEqual(['/api/images/cpu-am5-aaaaaaaa', '/api/images/cpu-lga-aaaaaaaa']);
    expect(card.imagePlaceholders).toEqual([tiny, tiny]);
  }
});

test('replaces re-rendered pictures and keeps those uploaded by staff', async () => {
  await shop.asOwner(
    `update product_image set file = 'my-own-photo-12345678' where position = 0
       and product_id = (select id from product where sku = $1)`,
    [skus[0]],
  );
  expect(await seedDemoPictures(byShop(), prepared('bbbbbbbb'))).toBe(2);
  expect(await filesOf(skus[0])).toEqual(['my-own-photo-12345678', 'cpu-lga-aaaaaaaa']);
  expect(await filesOf(skus[1])).toEqual(['cpu-am5-bbbbbbbb', 'cpu-lga-bbbbbbbb']);
});

test('replaces pictures that products shared in an earlier version', async () => {
  const own = {
    pictures: { 'cpu-1': picture('cpu-1-eeeeeeee') },
    products: { [String(skus[2])]: ['cpu-1'] },
  };
  expect(await seedDemoPictures(byShop(), own)).toBe(0);
  expect(await seedDemoPictures(byShop(), { ...own, looks: ['cpu-lga', 'cpu-am5'] })).toBe(1);
  expect(await filesOf(skus[2])).toEqual(['cpu-1-eeeeeeee']);
});

test('fails when a product references a missing picture', async () => {
  const { pictures } = prepared('cccccccc');
  const products = { [String(skus[1])]: ['cpu-unknown'] };
  await expect(seedDemoPictures(byShop(), { pictures, products })).rejects.toThrow(/not prepared/);
});

test('rejects any caller but the shop', async () => {
  const asStaff = shop.as(shop.staff());
  await expect(seedDemoPictures(asStaff, prepared('dddddddd'))).rejects.toThrow();
});
