import { ListingQuery, type ListingQueryInput } from '@sirkito/contracts/catalog/listing-schemas';
import { beforeAll, expect, test } from 'vitest';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listProducts } from './list-products.ts';
import { seedDemoProducts } from '../../../demo/seed-demo-products.ts';

const shop = testShop();
const list = (address: ListingQueryInput) =>
  listProducts(shop.as({ kind: 'guest' }), ListingQuery.parse(address));

beforeAll(async () => {
  const parts = demoCatalogue.filter(({ category }) => ['cpu', 'graphics_card'].includes(category));
  await seedDemoProducts(shop.as({ kind: 'shop' }), parts);
});

test.each<ListingQueryInput>([
  {},
  { sort: 'price-hightolow', page: '2', limit: '10' },
  { availability: 'in_stock', brands: 'asus,msi' },
  { availability: 'out_of_stock', max_price: '30000', sort: 'rating' },
  { brands: 'gigabyte', min_price: '20000', 'attr.memory': '16,8', sort: 'title-ztoa' },
  { deals: '1', sort: 'discount' },
])('[API-13] a search that matches a whole category lists and counts it: %j', async (address) => {
  const category = { sort: 'price-lowtohigh', ...address, category: 'graphics_card' } as const;
  const found = await list({ ...category, search: 'graphics card' });
  expect(found.pagination.total).toBeGreaterThan(0);
  expect(found).toEqual(await list(category));
});

test('[API-13] counts facets also on a page without products', async () => {
  const [first, beyond] = [
    await list({ search: 'ryzen' }),
    await list({ search: 'ryzen', page: '99' }),
  ];
  expect(beyond).toEqual({
    ...first,
    data: [],
    pagination: { ...first.pagination, page: 99 },
  });
  const none = await list({ search: 'ryzen', brands: 'asus' });
  expect(none.data).toEqual([]);
  expect(none.brandCounts).toEqual(first.brandCounts);
});
