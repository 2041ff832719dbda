import { brandNames, categoryTree, type CategoryNode } from '@sirkito/commerce';
import type { Category } from '@sirkito/contracts/catalog';
import { expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { viewCategories } from './view-categories.ts';

const shop = testShop();
/** What the shop is to answer for a part of the tree. */
const answered = (nodes: readonly CategoryNode[]): Category[] =>
  nodes.map(({ id, label, priority = null, filterAttributes, relatedBrands, children }) => ({
    id,
    label,
    priority,
    filterAttributes: [...filterAttributes],
    relatedBrands: relatedBrands.map((brand) => ({ id: brand, name: brandNames[brand] })),
    children: answered(children),
  }));

test('[EN-07] the tree in the database is the tree of the shop, in its order', async () => {
  expect(await viewCategories(shop.as({ kind: 'guest' }))).toEqual(answered(categoryTree));
});

test('[EN-07] a subcategory carries its filters, brands and priority', async () => {
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

test('[EN-09] every brand has its display name in the database', async () => {
  const rows = await shop.db.selectFrom('brand').selectAll().execute();
  expect(Object.fromEntries(rows.map((row) => [row.id, row.name]))).toEqual(brandNames);
});

test('the shop itself cannot be talked into changing the tree', async () => {
  await expect(seedCatalogue(shop.as({ kind: 'shop' }))).rejects.toMatchObject({ code: '42501' });
});
