import { filterAttributes } from '@sirkito/commerce';
import { ListingQuery } from '@sirkito/contracts/catalog/listing-schemas';
import { sql } from 'kysely';
import { Client } from 'pg';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Ctx } from '#api/platform/context.ts';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { insertStockMovement } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { seedDemoProducts } from '../../../demo/seed-demo-products.ts';
import { listProducts } from '../browse/list-products.ts';
import { facetColumn } from '../product/facet-columns.queries.ts';
import { countByBitmaps } from './listing-bitmaps.queries.ts';
import { listOutdatedCategories, tryLockBitmaps } from './rebuild-bitmaps.queries.ts';
import { rebuildBitmaps } from './rebuild-bitmaps.ts';

const shop = testShop();
const category = 'graphics_card';
const cards = demoCatalogue.filter((product) => product.category === category);
const inStock = cards.filter(({ stock }) => stock > 0);

beforeAll(() => seedDemoProducts(shop.as({ kind: 'shop' }), cards));
beforeEach(() => rebuild());

const rebuild = () => rebuildBitmaps(shop.as({ kind: 'shop' }));
const countInStock = async () => {
  const listing = { categoryIds: [category], filters: [], now: new Date() };
  const totals = await countByBitmaps(shop.db, listing, []);
  return totals?.counts.get('in_stock')?.get('true');
};
const outdated = () => listOutdatedCategories(shop.db, new Date());
const idOf = async (sku = '') => {
  const { rows } = await shop.asOwner('select id from product where sku = $1', [sku]);
  return String(rows[0]?.['id']);
};

async function connect() {
  const client = new Client({ connectionString: shop.url });
  await client.connect();
  return client;
}

test('[PF-02] counts a change at once by scanning, and by bitmaps after the rebuild', async () => {
  const list = async () =>
    listProducts(shop.as({ kind: 'guest' }), ListingQuery.parse({ category }));
  expect(await countInStock()).toBe(inStock.length);
  const sold = inStock[0];
  await insertStockMovement(shop, await idOf(sold?.sku), -(sold?.stock ?? 0));
  expect(await countInStock()).toBeUndefined();
  expect((await list()).availabilityCounts.in_stock).toBe(inStock.length - 1);
  expect(await outdated()).toEqual([category]);
  await rebuild();
  expect(await countInStock()).toBe(inStock.length - 1);
  await insertStockMovement(shop, await idOf(sold?.sku), sold?.stock ?? 0);
});

test('[PF-02] a change that commits during a rebuild is not lost', async () => {
  const client = await connect();
  try {
    await client.query('begin');
    await client.query(
      `update category_listing set in_stock = not in_stock where product_id = $1`,
      [await idOf(cards[1]?.sku)],
    );
    await shop.asOwner('insert into listing_change (category_id) values ($1)', [category]);
    await rebuild();
    expect(await countInStock()).toBe(inStock.length);
    await client.query('commit');
    expect(await countInStock()).toBeUndefined();
    await client.query(
      `update category_listing set in_stock = not in_stock where product_id = $1`,
      [await idOf(cards[1]?.sku)],
    );
  } finally {
    await client.end();
  }
});

test('[PF-02] leaves a category to the worker that is rebuilding it', async () => {
  await shop.asOwner('insert into listing_change (category_id) values ($1)', [category]);
  await shop.as({ kind: 'shop' }).transact(async (tx) => {
    expect(await tryLockBitmaps(tx, category)).toBe(true);
    await rebuild();
    expect(await outdated()).toEqual([category]);
  });
  await rebuild();
  expect(await outdated()).toEqual([]);
});

test('[PF-03] orders that sell out products of one category do not wait for each other', async () => {
  const [one, other] = await Promise.all([connect(), connect()]);
  const flip = `update category_listing set in_stock = not in_stock where product_id = $1`;
  try {
    await one.query('begin');
    await one.query(flip, [await idOf(cards[0]?.sku)]);
    await other.query(`set lock_timeout = '1s'`);
    await other.query('begin');
    await other.query(flip, [await idOf(cards[1]?.sku)]);
    await other.query('rollback');
    await one.query('rollback');
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
});

test('[PF-03] ratings and the featured order leave the bitmaps valid', async () => {
  await shop.asOwner(`update product_listing set rating = 4.5, featured = featured / 2, pin = 1`);
  expect(await countInStock()).toBe(inStock.length);
  // As after an order that leaves some in stock.
  await insertStockMovement(shop, await idOf(inStock.find(({ stock }) => stock > 1)?.sku), -1);
  expect(await countInStock()).toBe(inStock.length);
});

const columns = [
  ...filterAttributes.map((name) => ({ column: facetColumn(name), value: sql`-1` })),
  { column: 'brand_id', value: sql`'nobody'` },
  { column: 'price_centavos', value: sql`price_centavos + 1` },
  { column: 'sale_price_centavos', value: sql`coalesce(sale_price_centavos, 1) + 1` },
  { column: 'sale_starts_at', value: sql`'2020-01-01'` },
  { column: 'sale_ends_at', value: sql`'2020-01-02'` },
  { column: 'in_stock', value: sql`not in_stock` },
];

test.each(columns)('[PF-02] a changed $column outdates the bitmaps', async ({ column, value }) => {
  const tx = await shop.db.startTransaction().execute();
  await sql`update category_listing set ${sql.ref(column)} = ${value}`.execute(tx);
  const { rows } = await sql`select distinct category_id from listing_change`.execute(tx);
  await tx.rollback().execute();
  expect(rows).toEqual([{ category_id: category }]);
});

test.each([
  { partition: 'their own', from: category, to: 'cpu' },
  { partition: 'the default', from: 'webcam', to: 'microphone' },
])(
  '[PF-02] a changed category_id outdates both categories in $partition partition',
  async ({ from, to }) => {
    const tx = await shop.db.startTransaction().execute();
    const move = async (id: string) =>
      sql`update category_listing set category_id = ${id}`.execute(tx);
    await move(from);
    await sql`delete from listing_change`.execute(tx);
    await move(to);
    const { rows } = await sql`select distinct category_id as id from listing_change`.execute(tx);
    await tx.rollback().execute();
    expect(new Set(rows)).toEqual(new Set([{ id: from }, { id: to }]));
  },
);

test('[PF-02] the app can delete changes but not add any', async () => {
  const insert = sql`insert into listing_change (category_id) values (${category})`;
  await expect(insert.execute(shop.db)).rejects.toThrow('permission denied');
});

test('[PF-02] leaves a category alone for ten times as long as its rebuild took', async () => {
  const nextRebuild = new Map<string, number>();
  const change = () =>
    shop.asOwner('insert into listing_change (category_id) values ($1)', [category]);
  const startedAt = Date.now();
  let passedMs = 0;
  const ctx = shop.as({ kind: 'shop' });
  const slow: Ctx = {
    ...ctx,
    now: () => new Date(startedAt + passedMs),
    transact: async (work) => {
      const result = await ctx.transact(work);
      passedMs += 2_000;
      return result;
    },
  };
  await change();
  await rebuildBitmaps(slow, nextRebuild);
  expect(passedMs).toBe(2_000);
  await change();
  passedMs = 21_999;
  await rebuildBitmaps(slow, nextRebuild);
  expect(await outdated()).toEqual([category]);
  passedMs = 22_000;
  await rebuildBitmaps(slow, nextRebuild);
  expect(await outdated()).toEqual([]);
});

test('[PF-02] a listing by price asks outdated bitmaps once', async () => {
  await shop.asOwner('insert into listing_change (category_id) values ($1)', [category]);
  let asked = 0;
  const read = shop.db.withPlugin({
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes('browse_by_bitmaps')) asked += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const ctx = { ...shop.as({ kind: 'guest' }), read };
  const query = ListingQuery.parse({ category, sort: 'price-lowtohigh' });
  expect((await listProducts(ctx, query)).pagination.total).toBe(cards.length);
  expect(asked).toBe(1);
});

test('is refused to staff', async () => {
  await expect(rebuildBitmaps(shop.as(shop.staff()))).rejects.toMatchObject({
    code: 'auth.required',
  });
});
