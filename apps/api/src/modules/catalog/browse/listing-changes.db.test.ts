import { ListingQuery } from '@sirkito/contracts/catalog/listing-schemas';
import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { insertStockMovement } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { seedDemoProducts } from '../../../demo/seed-demo-products.ts';
import { listProducts } from './list-products.ts';

const shop = testShop();
const category = 'graphics_card';
const cards = demoCatalogue.filter((product) => product.category === category);
const inStock = cards.filter(({ stock }) => stock > 0);

beforeAll(() => seedDemoProducts(shop.as({ kind: 'shop' }), cards));

const list = () => listProducts(shop.as({ kind: 'guest' }), ListingQuery.parse({ category }));
const idOf = async (sku = '') => {
  const { rows } = await shop.asOwner('select id from product where sku = $1', [sku]);
  return String(rows[0]?.['id']);
};

test('[PF-02] stock that sells out, and a renamed brand, show in the next listing', async () => {
  const [sold] = inStock;
  const id = await idOf(sold?.sku);
  expect((await list()).availabilityCounts.in_stock).toBe(inStock.length);
  await insertStockMovement(shop, id, -(sold?.stock ?? 0));
  expect((await list()).availabilityCounts).toEqual({
    in_stock: inStock.length - 1,
    out_of_stock: cards.length - inStock.length + 1,
  });
  await insertStockMovement(shop, id, sold?.stock ?? 0);

  await shop.asOwner(
    `update brand set name = 'Renamed' where id = (select brand_id from product where id = $1)`,
    [id],
  );
  const { data, brandCounts } = await list();
  expect(brandCounts.map(({ name }) => name)).toContain('Renamed');
  const renamed = data.filter(({ brand }) => brand.name === 'Renamed');
  expect(renamed.length).toBeGreaterThan(0);
});

test('[PF-03] orders that sell out products of one category do not wait for each other', async () => {
  const [one, other] = [inStock[1], inStock[2]];
  const connect = async () => {
    const client = new Client({ connectionString: shop.url });
    await client.connect();
    await client.query(`begin; set lock_timeout = '1s'`);
    return client;
  };
  const clients = await Promise.all([connect(), connect()]);
  const sell = async (client: Client | undefined, sku = '', stock = 0) =>
    client?.query(
      `insert into stock_movement
         (id, at, kind, location_id, product_id, quantity, reason, reference)
       values (gen_random_uuid(), now(), 'adjusted', 'main', $1, $2, 'adjusted', 'test')`,
      [await idOf(sku), -stock],
    );
  try {
    await sell(clients[0], one?.sku, one?.stock);
    await sell(clients[1], other?.sku, other?.stock);
    await Promise.all(clients.map((client) => client.query('commit')));
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
  expect((await list()).availabilityCounts.in_stock).toBe(inStock.length - 2);
});
