import type { Pesos } from '@sirkito/commerce';
import { ProductBody } from '@sirkito/contracts/products/body';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';
import { toProduct } from '../product/product.ts';
import { saveProducts } from './save-products.ts';
import { readLookups } from '../product/lookups.queries.ts';

const shop = testShop();
let created = 0;

const body = (changes: Partial<Record<keyof ProductBody, unknown>> = {}) =>
  ProductBody.parse({
    sku: `TST-${(created += 1)}00`,
    name: 'AMD Ryzen 5 7600',
    brand: 'AMD',
    category: 'cpu',
    price: 11_995,
    totalStock: 5,
    attributes: { socket: 'AM5', type: 'Ryzen 5', speed: 3.8 },
    status: 'active',
    ...changes,
  });

async function save(one: ProductBody, meanwhile = async () => {}) {
  const ctx = shop.as(shop.staff());
  const checked = toProduct(one, await readLookups(shop.db));
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
  return ctx.transact(async (tx) => {
    const saved = await saveProducts(tx, ctx, [checked.product]);
    await meanwhile();
    return saved;
  });
}

const row = async (sku: string) =>
  (await shop.asOwner('select * from product where sku = $1', [sku])).rows[0] as Record<
    string,
    unknown
  >;
const listing = (sku: string): Promise<Record<string, unknown> | undefined> =>
  shop.db
    .selectFrom('product_listing')
    .selectAll('product_listing')
    .innerJoin('product', 'product.id', 'product_listing.product_id')
    .where('product.sku', '=', sku)
    .executeTakeFirst();
const facetsOf = async (sku: string) => {
  const { rows } = await shop.asOwner(
    `select attribute, value from product_listing
     join product on product.id = product_id join facet_value on facet_value.id = any(facets)
     where sku = $1 order by 1, 2`,
    [sku],
  );
  return rows.map(({ attribute, value }) => `${attribute}: ${value}`);
};

const move = (id: unknown, quantity: number) =>
  sql`insert into stock_movement (id, at, kind, location_id, product_id, quantity, reason, reference)
    values (gen_random_uuid(), now(), 'adjusted', 'main', ${id}, ${quantity}, 'adjusted', 'test')`.execute(
    shop.db,
  );

test('stores a product once and changes nothing the second time', async () => {
  const one = body();
  expect(await save(one)).toEqual({ added: 1, changed: 0, unchanged: 0 });
  const before = await row(one.sku);
  expect(await save(one)).toEqual({ added: 0, changed: 0, unchanged: 1 });
  expect(await row(one.sku)).toEqual(before);
});

test('keeps the id, increments the version and records the price of a changed product', async () => {
  const one = body();
  await save(one);
  const { id } = await row(one.sku);
  expect(await save({ ...one, price: 9_995 as Pesos })).toMatchObject({ changed: 1 });
  expect(await row(one.sku)).toMatchObject({ id, version: 2, price_centavos: '999500' });
  const history = await shop.asOwner(
    'select price_centavos from price_history where product_id = $1 order by price_centavos',
    [id],
  );
  expect(history.rows).toEqual([{ price_centavos: '999500' }, { price_centavos: '1199500' }]);
});

test('books opening stock in the ledger and leaves stock alone later', async () => {
  const one = body({ totalStock: 7 });
  await save(one);
  await save({ ...one, name: 'AMD Ryzen 5 7600 Box', totalStock: 99 });
  const { id } = await row(one.sku);
  const { rows } = await shop.asOwner(
    `select on_hand, (select sum(quantity)::int from stock_movement where product_id = $1) as moved
     from stock_level where product_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ on_hand: 7, moved: 7 }]);
});

test('lists active products only and clears facets that were removed', async () => {
  const one = body();
  await save(one);
  expect(await listing(one.sku)).toMatchObject({ in_stock: true });
  expect(await facetsOf(one.sku)).toEqual(['socket: AM5', 'speed: 3.5-3.9', 'type: Ryzen 5']);
  await save({ ...one, attributes: { socket: 'AM5' } });
  expect(await facetsOf(one.sku)).toEqual(['socket: AM5']);
  await save({ ...one, category: 'motherboard', attributes: { socket: 'AM5' } });
  expect(await listing(one.sku)).toMatchObject({ category_id: 'motherboard' });
  await save({ ...one, status: 'archived' });
  expect(await listing(one.sku)).toBeUndefined();
});

test('changes stock through the ledger only, and never below zero', async () => {
  const one = body({ totalStock: 2 });
  await save(one);
  const { id } = await row(one.sku);
  await expect(
    sql`update stock_level set on_hand = 50 where product_id = ${id}`.execute(shop.db),
  ).rejects.toMatchObject({ code: '42501' });
  await expect(sql`delete from stock_movement`.execute(shop.db)).rejects.toMatchObject({
    code: '42501',
  });
  await expect(move(id, -3)).rejects.toMatchObject({
    constraint: 'stock_level_allocated_is_on_hand',
  });
  await move(id, -2);
  expect(await listing(one.sku)).toMatchObject({ in_stock: false });
  await move(id, 1);
  expect(await listing(one.sku)).toMatchObject({ in_stock: true });
});

const movesThatWait = async () =>
  (
    await shop.asOwner(
      `select count(*)::int as many from pg_stat_activity where datname = current_database()
         and wait_event_type = 'Lock' and query like 'insert into stock_movement%'`,
    )
  ).rows[0]?.many;

test.each([
  ['comes in', { totalStock: 0, before: 'active', quantity: 10 }],
  ['is sold out', { totalStock: 3, before: 'active', quantity: -3 }],
  ['comes in and was in no list', { totalStock: 0, before: 'archived', quantity: 10 }],
])('lists the right availability of a product that %s while it is saved', async (_, given) => {
  const { totalStock, before, quantity } = given;
  const one = body({ totalStock, status: before });
  await save(one);
  const { id } = await row(one.sku);
  let moving: Promise<unknown> = Promise.resolve();
  await save({ ...one, name: 'AMD Ryzen 5 7600 Box', status: 'active' }, async () => {
    moving = move(id, quantity);
    await Promise.race([moving, expect.poll(movesThatWait).toBe(1)]);
  });
  await moving;
  expect(await listing(one.sku)).toMatchObject({ in_stock: quantity > 0 });
});

test('refuses to remove stock that never arrived', async () => {
  const one = body({ totalStock: 0 });
  await save(one);
  const { id } = await row(one.sku);
  await expect(move(id, -1)).rejects.toMatchObject({
    constraint: 'stock_level_allocated_is_on_hand',
  });
  await move(id, 3);
  const { rows } = await shop.asOwner('select on_hand from stock_level where product_id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ on_hand: 3 }]);
});

test('stores one product when two requests save it concurrently', async () => {
  const one = body();
  const results = await Promise.all([save(one), save(one), save(one)]);
  expect(results.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
  expect(results.every(({ added, changed, unchanged }) => added + changed + unchanged === 1)).toBe(
    true,
  );
  const { rows } = await shop.asOwner(
    'select on_hand from stock_level join product on id = product_id where sku = $1',
    [one.sku],
  );
  expect(rows).toEqual([{ on_hand: 5 }]);
});

test.each([
  ['price', { price: undefined }],
  ['salePrice', { salePrice: 12_000 }],
  ['brand', { brand: 'Nobody' }],
  ['category', { category: 'pc_components' }],
  ['attributes.speed', { attributes: { speed: 'fast' } }],
  ['attributes.wings', { attributes: { wings: 2 } }],
  ['saleEndsAt', { saleStartsAt: '2026-12-02T00:00:00Z', saleEndsAt: '2026-12-01T00:00:00Z' }],
])('refuses a product with an invalid %s and names the field', async (field, changes) => {
  const checked = toProduct(body(changes), await readLookups(shop.db));
  expect(checked).toMatchObject({ problems: [{ field }] });
});
