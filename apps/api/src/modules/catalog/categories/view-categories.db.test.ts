import { brandNames, categoryTree } from '@sirkito/commerce';
import { expect, test } from 'vitest';
import { categoryReply } from '#api/testing/category-reply.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { viewCategories } from './view-categories.ts';

const shop = testShop();

test('[EN-07] returns the category tree in display order', async () => {
  expect(await viewCategories(shop.as({ kind: 'guest' }))).toEqual(categoryReply(categoryTree));
});

test('[EN-07] returns filters, brands and priority of a subcategory', async () => {
  const tree = await viewCategories(shop.as({ kind: 'guest' }));
  const cpu = tree[0]?.children[0];
  expect(cpu).toMatchObject({
    id: 'cpu',
    label: 'CPU/Processors',
    priority: 1,
    filterAttributes: ['socket', 'type', 'speed'],
    relatedBrands: [
      { id: 'amd', name: 'AMD' },
      { id: 'intel', name: 'Intel' },
    ],
  });
});

test('[EN-09] stores the display name of every brand', async () => {
  const rows = await shop.db.selectFrom('brand').selectAll().execute();
  expect(Object.fromEntries(rows.map((row) => [row.id, row.name]))).toEqual(brandNames);
});

test('refuses changes to the tree by the application role', async () => {
  await expect(seedCatalogue(shop.as({ kind: 'shop' }))).rejects.toMatchObject({ code: '42501' });
});
