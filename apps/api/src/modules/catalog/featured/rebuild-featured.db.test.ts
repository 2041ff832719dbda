import { ListingQuery, type ListingQueryInput } from '@sirkito/contracts/catalog/listing-schemas';
import { ProductBody } from '@sirkito/contracts/products/body';
import { beforeEach, expect, test } from 'vitest';
import { insertStockMovement } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listProducts } from '../browse/list-products.ts';
import { addProduct, editProduct } from '../products/edit-product.ts';
import { newcomerScore } from './rebuild-featured.queries.ts';
import { rebuildFeatured } from './rebuild-featured.ts';
import { createViewCounter } from './view-counter.ts';

const shop = testShop();
let created = 0;
const body = (name: string, changes: object = {}) =>
  ProductBody.parse({
    sku: `FEA-${(created += 1)}00`,
    name,
    brand: 'AMD',
    category: 'cpu',
    price: 10_000,
    totalStock: 5,
    status: 'active',
    ...changes,
  });
const add = (name: string, changes: object = {}) =>
  addProduct(shop.as(shop.staff()), body(name, changes));
const rebuild = () => rebuildFeatured(shop.as({ kind: 'shop' }));
const names = async (query: ListingQueryInput = {}) =>
  (
    await listProducts(
      shop.as({ kind: 'guest' }),
      ListingQuery.parse({ category: 'cpu', ...query }),
    )
  ).data.map(({ name }) => name);
const sell = (id: string, pesos: number, daysAgo: number) =>
  shop.asOwner(
    `insert into product_sales (period, day, product_id, quantity, sales_centavos)
     values ('day', manila_day(now()) - $3::integer, $1, 1, $2)`,
    [id, pesos * 100, daysAgo],
  );

beforeEach(async () => {
  await shop.asOwner(`delete from product_sales`);
  await shop.asOwner(`update product set status = 'archived'`);
  await shop.asOwner(`delete from product_listing`);
});

/** Five prices, added from the cheapest to the dearest. */
async function addRange() {
  const ids = new Map<string, string>();
  for (const price of [3_000, 6_000, 10_000, 20_000, 60_000]) {
    ids.set(`Ryzen ${price}`, await add(`Ryzen ${price}`, { price }));
  }
  return (price: number) => ids.get(`Ryzen ${price}`) ?? '';
}

test('[MR-02] [MR-03] opens a category without sales with the middle of its prices', async () => {
  await addRange();
  await rebuild();
  const order = await names();
  expect(order[0]).toBe('Ryzen 10000');
  expect(order.slice(3).toSorted()).toEqual(['Ryzen 3000', 'Ryzen 60000']);
});

test('[MR-02] prefers the newer generation at the same price', async () => {
  await add('Old', { releasedOn: '2017' });
  await add('Latest', { releasedOn: String(new Date().getFullYear()) });
  await add('Middle', { releasedOn: '2022-10' });
  // A month that doesn't exist must not stop the rebuild.
  await add('Unclear', { releasedOn: '2001-99' });
  await rebuild();
  expect(await names()).toEqual(['Latest', 'Middle', 'Old', 'Unclear']);
});

test('[MR-02] recent sales lift a product more than older ones, and old ones not at all', async () => {
  const id = await addRange();
  await sell(id(6_000), 120_000, 1);
  await sell(id(60_000), 120_000, 60);
  await sell(id(20_000), 900_000, 91);
  await rebuild();
  expect((await names()).slice(0, 3)).toEqual(['Ryzen 6000', 'Ryzen 60000', 'Ryzen 10000']);
});

test('[MR-03] a best-selling product of the cheapest tenth follows the best of the others', async () => {
  const id = await addRange();
  await sell(id(3_000), 900_000, 1);
  await sell(id(6_000), 12_000, 1);
  await rebuild();
  const order = await names();
  expect(order[0]).not.toBe('Ryzen 3000');
  expect(order.indexOf('Ryzen 3000')).toBeLessThan(order.indexOf('Ryzen 60000'));
});

test('[MR-03] opens with the cheapest only when nothing else is in stock', async () => {
  await add('Cheapest', { price: 2_000 });
  await add('Sold out', { totalStock: 0 });
  await rebuild();
  expect(await names()).toEqual(['Cheapest', 'Sold out']);
});

test('[MR-02] lists sold-out products last, as soon as they sell out', async () => {
  const id = await addRange();
  await rebuild();
  await insertStockMovement(shop, id(10_000), -5);
  const order = await names();
  expect(order[0]).not.toBe('Ryzen 10000');
  expect(order.at(-1)).toBe('Ryzen 10000');
});

test('[MR-06] views lift a product; those of bots and of unknown products do not count', async () => {
  const id = await addRange();
  const counter = createViewCounter(shop.as({ kind: 'shop' }), 60_000);
  for (let view = 0; view < 30; view += 1) counter.count(id(20_000), 'Mozilla/5.0 (Android 16)');
  for (let view = 0; view < 90; view += 1) counter.count(id(60_000), 'Googlebot/2.1');
  counter.count('0193d5b0-0000-7000-8000-000000000000', undefined);
  await counter.flush();
  const { rows } = await shop.asOwner('select product_id, views from product_view');
  expect(rows).toEqual([{ product_id: id(20_000), views: 30 }]);
  await rebuild();
  expect((await names())[0]).toBe('Ryzen 20000');
});

test('[MR-06] stored views fade by half in 14 days', async () => {
  const id = await add('Ryzen');
  const counter = createViewCounter(shop.as({ kind: 'shop' }), 60_000);
  for (let view = 0; view < 8; view += 1) counter.count(id, undefined);
  await counter.flush();
  await shop.asOwner(`update product_view set counted_at = now() - interval '14 days'`);
  counter.count(id, undefined);
  await counter.flush();
  const { rows } = await shop.asOwner('select views from product_view where product_id = $1', [id]);
  expect(rows[0]?.views).toBeCloseTo(5, 3);
});

test('[MR-02] a new product has the score of an average one at once, and keeps it when edited', async () => {
  const [record, score] = [body('Ryzen new'), `select featured from product_listing`];
  const id = await addProduct(shop.as(shop.staff()), record);
  expect((await shop.asOwner(score)).rows).toEqual([{ featured: newcomerScore }]);
  await sell(id, 10_000, 1);
  await rebuild();
  const { rows } = await shop.asOwner(score);
  expect(rows[0]?.featured).toBeGreaterThan(newcomerScore);
  await editProduct(shop.as(shop.staff()), id, { ...record, name: 'Ryzen renamed' });
  expect((await shop.asOwner(score)).rows).toEqual(rows);
});

test('writes only the scores that changed', async () => {
  await addRange();
  expect(await rebuild()).toBeGreaterThan(0);
  expect(await rebuild()).toBe(0);
});

test('is refused to staff', async () => {
  await expect(rebuildFeatured(shop.as(shop.staff()))).rejects.toMatchObject({
    code: 'auth.required',
  });
});

test('[MR-01] is the default without a search and for relevance; a search ranks matches first', async () => {
  await addRange();
  await add('Ryzen 9 9950X', { price: 45_000 });
  await rebuild();
  const featured = await names({ sort: 'featured' });
  expect(await names()).toEqual(featured);
  expect(await names({ sort: 'relevance' })).toEqual(featured);
  expect((await names({ search: '9950x ryzen' }))[0]).toBe('Ryzen 9 9950X');
});

test('[MR-05] sorts by the amount saved, or by the percentage', async () => {
  await add('₱3,000 of ₱60,000', { price: 60_000, salePrice: 57_000 });
  await add('₱100 of ₱500', { price: 500, salePrice: 400 });
  await add('₱1,000 of ₱8,000', { price: 8_000, salePrice: 7_000 });
  await add('Over', { price: 9_000, salePrice: 1_000, saleEndsAt: '2020-01-01T00:00:00Z' });
  expect(await names({ sort: 'saving' })).toEqual([
    '₱3,000 of ₱60,000',
    '₱1,000 of ₱8,000',
    '₱100 of ₱500',
    'Over',
  ]);
  expect(await names({ sort: 'discount' })).toEqual([
    '₱100 of ₱500',
    '₱1,000 of ₱8,000',
    '₱3,000 of ₱60,000',
    'Over',
  ]);
});
