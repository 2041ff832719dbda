import type { StaffListingQuery } from '@sirkito/contracts/catalog/staff-schemas';
import { ProductBody } from '@sirkito/contracts/products/body';
import { beforeAll, expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';
import { addProduct } from './edit-product.ts';
import { listProductsForStaff } from './list-products-for-staff.ts';
import { searchForStaff } from './staff-listing.queries.ts';

const shop = testShop();
const statuses = ['draft', 'active', 'archived'] as const;
const names = ['Alpha cable', 'Beta 100% cable', 'Gamma adapter', 'delta hub', 'Epsilon cable'];

beforeAll(async () => {
  for (let made = 0; made < 23; made += 1) {
    const body = ProductBody.parse({
      sku: `LST-${made + 100}`,
      name: `${names[made % names.length]} ${made}`,
      brand: 'Sirkito Basics',
      category: made % 5 === 2 ? 'adapters' : 'cables',
      // Several cost the same, so that the id has to decide.
      price: 100 * (1 + (made % 4)),
      ...(made === 7 && { salePrice: 10 }),
      totalStock: made % 3 === 0 ? 0 : made,
      status: statuses[made % 3],
    });
    await addProduct(shop.as(shop.staff()), body);
  }
});

const list = (query: Partial<StaffListingQuery> = {}) =>
  listProductsForStaff(shop.as(shop.staff()), { sort: 'newest', limit: 50, ...query });
const skus = async (query: Partial<StaffListingQuery>) =>
  (await list(query)).data.map(({ sku }) => sku);

test('[API-15] lists every status, newest first, with the total', async () => {
  const { data, pagination } = await list();
  expect(data).toHaveLength(23);
  expect(data[0]).toMatchObject({ sku: 'LST-122', status: 'active' });
  expect(new Set(data.map(({ status }) => status))).toEqual(new Set(statuses));
  expect(pagination).toEqual({ previous: null, next: null, total: 23, hasMore: false });
});

const sorts = [
  'newest',
  'oldest',
  'name-atoz',
  'name-ztoa',
  'price-lowtohigh',
  'price-hightolow',
  'changed',
] as const;

test.each(
  sorts.flatMap((sort) => [
    { sort, search: '' },
    { sort, search: 'cable' },
  ]),
)('by %j, the pages from the start and from the end are the whole list', async (asked) => {
  const everything = (await list({ sort: asked.sort })).data;
  const whole = everything.filter(({ name }) => name.includes(asked.search)).map(({ sku }) => sku);
  const forwards: string[] = [];
  for (let after: string | undefined, isLast = false; !isLast;) {
    const { data, pagination } = await list({ ...asked, limit: 5, after });
    forwards.push(...data.map(({ sku }) => sku));
    expect(pagination).toMatchObject({ total: whole.length, hasMore: false });
    expect(pagination.previous === null).toBe(after === undefined);
    [after, isLast] = [pagination.next ?? undefined, pagination.next === null];
  }
  expect(forwards).toEqual(whole);

  const backwards: string[] = [];
  let page = await list({ ...asked, limit: 5, end: '1' });
  expect(page.pagination.next).toBeNull();
  for (;;) {
    backwards.unshift(...page.data.map(({ sku }) => sku));
    if (page.pagination.previous === null) break;
    page = await list({ ...asked, limit: 5, before: page.pagination.previous });
  }
  expect(backwards).toEqual(whole);
});

test('sorts by name case-insensitively', async () => {
  const found = (await list({ sort: 'name-atoz' })).data.map(({ name }) => name.toLowerCase());
  expect(found).toContain('delta hub 3');
  expect(found).toEqual(found.toSorted());
});

test('reports when a search has more matches than its limit', async () => {
  const { now, read } = shop.as(shop.staff());
  const page = { sort: 'newest', isBackwards: false, from: undefined, limit: 50 } as const;
  const search = (gathered: number) =>
    searchForStaff(
      read,
      { ...page, query: { search: 'cable' }, categoryIds: undefined, now: now() },
      gathered,
    );
  const { total } = await search(5_000);
  expect(total).toBeGreaterThan(10);
  expect(await search(5)).toMatchObject({ total: 6 });
});

test('finds any parts of a name or SKU in any order, with wildcards escaped', async () => {
  expect(await skus({ search: 'cable alpha' })).toHaveLength(5);
  expect(await skus({ search: 'lst-117' })).toEqual(['LST-117']);
  expect(await skus({ search: '100%' })).toHaveLength(5);
  expect(await skus({ search: '_____' })).toEqual([]);
  expect(await skus({ search: 'cable lst-101' })).toEqual(['LST-101']);
  expect(await skus({ search: 'adapter lst-101' })).toEqual([]);
  expect(await skus({ search: 'cable', category: 'adapters' })).toEqual([]);
});

test('combines filters', async () => {
  expect(await skus({ status: 'draft', category: 'adapters' })).toEqual(['LST-112']);
  expect(await skus({ category: 'accessories' })).toHaveLength(23);
  expect(await skus({ brand: 'nobody' })).toEqual([]);
  expect(await skus({ stock: 'low', sort: 'oldest' })).toEqual([
    'LST-101',
    'LST-102',
    'LST-104',
    'LST-105',
  ]);
  expect(await skus({ stock: 'out' })).toHaveLength(8);
  expect(await skus({ sale: '1' })).toEqual(['LST-107']);
  await expect(list({ category: 'nowhere' })).rejects.toMatchObject({
    code: 'catalog.category_not_found',
  });
});

test('starts at the first page for an invalid cursor or one of another sort order', async () => {
  const { pagination } = await list({ sort: 'name-atoz', limit: 5 });
  const first = await skus({ sort: 'newest', limit: 5 });
  for (const after of [pagination.next ?? '', 'nonsense', 'W10']) {
    expect(await skus({ sort: 'newest', limit: 5, after })).toEqual(first);
    expect(await skus({ sort: 'newest', limit: 5, before: after })).toEqual(first);
  }
});
