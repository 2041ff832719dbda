import { beforeAll, expect, test } from 'vitest';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { rebuildSearch } from './rebuild-search.ts';
import { searchProducts } from './search-products.ts';
import { seedDemoProducts } from '../../../demo/seed-demo-products.ts';

const shop = testShop();
const mice = demoCatalogue.filter(({ category }) => category === 'mouse');
const search = (query: string) => searchProducts(shop.as({ kind: 'guest' }), { query, limit: 20 });
const readIndex = async () =>
  (
    await shop.asOwner(`select
      (select md5(string_agg(document::text, ' ' order by product_id)) from product_listing),
      (select md5(string_agg(w::text, ' ' order by word)) from search_word as w),
      (select md5(string_agg(facts::text, ' ' order by id)) from product)`)
  ).rows;

beforeAll(async () => {
  await seedDemoProducts(shop.as({ kind: 'shop' }), mice);
});

test('rebuilds all documents, word counts and facts on cards', async () => {
  const before = await readIndex();
  await shop.asOwner(`update product_listing set document = ''`);
  await shop.asOwner(`update search_word set uses = 1`);
  await shop.asOwner(`update product set facts = '{}'`);
  expect(await search('mouse')).toEqual([]);

  const { length: count } = mice;
  const all = { products: count, changed: count, changedFacts: count };
  expect(await rebuildSearch(shop.as({ kind: 'shop' }))).toEqual(all);
  expect(await search('mouse')).toHaveLength(20);
  expect(await readIndex()).toEqual(before);
});

test('removes words that no product uses', async () => {
  await shop.asOwner(`insert into search_word (word, uses) values ('moues', 3)`);
  expect(await search('moues')).toEqual([]);
  await rebuildSearch(shop.as({ kind: 'shop' }));
  expect(await search('moues')).toHaveLength(20);
});

test('changes nothing when run again', async () => {
  const before = await readIndex();
  expect(await rebuildSearch(shop.as({ kind: 'shop' }))).toMatchObject({ changed: 0 });
  expect(await readIndex()).toEqual(before);
});

test('is refused to staff', async () => {
  await expect(rebuildSearch(shop.as(shop.staff()))).rejects.toMatchObject({
    code: 'auth.required',
  });
});

test('succeeds while products are being saved', async () => {
  const ctx = shop.as({ kind: 'shop' });
  const headsets = demoCatalogue.filter(({ category }) => category === 'headset');
  await Promise.all([rebuildSearch(ctx), seedDemoProducts(ctx, headsets), rebuildSearch(ctx)]);
  for (const kind of ['mouse', 'headset']) expect(await search(kind)).toHaveLength(20);
});
