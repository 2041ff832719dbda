import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';
import { toCsv, toNdjson } from './export-formats.ts';
import { exportProducts } from './export-products.ts';
import { readCsv } from './read-csv.ts';
import { readNdjson } from './read-ndjson.ts';
import { importProducts } from './import-products.ts';
import type { ImportRow } from './import-row.ts';
import type { ProductRecord } from '../products/product-record.ts';
import { seedDemoProducts } from '../../../demo/seed-demo-products.ts';

const shop = testShop();
const kinds = ['cpu', 'pc_case', 'cables'];
const awkward = {
  sku: 'CPU-AWKWARD',
  name: '=cmd|"7600", ü',
  brand: 'amd',
  category: 'cpu',
  price: 0.5,
  description: 'One, "two"\r\nthree\n\n- four',
  releasedOn: '2024',
  estimated: ['weightG'],
  weightG: 100,
  attributes: {
    socket: ' AM5 ',
    series: "'=1+1",
    memoryType: ['a | b', '\\', ' c'],
    includesCooler: false,
    speed: 4,
  },
};

const ctx = () => shop.as({ kind: 'shop' });
const take = (rows: AsyncIterable<ImportRow>) =>
  importProducts(ctx(), rows, {
    status: 'draft',
    createBrands: false,
    dryRun: false,
    allowsSteepDrops: true,
  });

async function* only(record: Record<string, unknown>): AsyncGenerator<ImportRow> {
  yield { file: 'one', line: 1, given: { record } };
}

beforeAll(async () => {
  for (const kind of kinds) {
    const file = new URL(`../../../../catalogue/${kind}.json`, import.meta.url);
    await seedDemoProducts(ctx(), JSON.parse(await readFile(file, 'utf8')) as unknown[]);
  }
  expect(await take(only(awkward))).toMatchObject({ added: 1, skipped: 0 });
});

const listOf = (records: AsyncIterable<ProductRecord>): Promise<ProductRecord[]> =>
  Readable.from(records).toArray();

const products = async () => {
  const { rows } = await shop.asOwner('select * from product order by sku');
  return rows;
};

test.each([
  ['NDJSON', toNdjson, readNdjson],
  ['CSV', toCsv, readCsv],
])('changes nothing when a %s export is imported again', async (_, write, read) => {
  const before = await products();
  const report = await take(read(write(await exportProducts(ctx())), 'export'));
  expect(report).toEqual({
    rows: before.length,
    unchanged: before.length,
    added: 0,
    changed: 0,
    rejected: 0,
    skipped: 0,
    ignored: {},
    brandsAdded: 0,
    steepPrices: [],
  });
  expect(await products()).toEqual(before);
});

test.each([
  ['NDJSON', toNdjson, readNdjson],
  ['CSV', toCsv, readCsv],
])('restores everything from %s into an empty shop', async (_, write, read) => {
  const before = await products();
  const text = (await write(await exportProducts(ctx())).toArray()).join('');
  await shop.asOwner('truncate product cascade');
  await take(read(Readable.from([text]), 'export'));
  const same = ({ id: _id, created_at, updated_at, version, ...rest }: Record<string, unknown>) =>
    rest;
  expect((await products()).map(same)).toEqual(before.map(same));
});

test('exports the subcategories of a category, with only their columns in CSV', async () => {
  const { columns, records } = await exportProducts(ctx(), { category: 'accessories' });
  const found = await listOf(records);
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map(({ category }) => category))).toEqual(new Set(['cables']));
  expect(columns).toContain('attributes.length');
  expect(columns).not.toContain('attributes.socket');
});

test('exports more than one batch completely and in order', async () => {
  await shop.asOwner(`
    insert into product (id, sku, slug, name, brand_id, category_id, created_at, updated_at)
    select gen_random_uuid(), 'BULK-' || n, 'bulk', 'Bulk', 'amd', 'hubs', now(), now()
    from generate_series(1, 2500) as n`);
  const { records } = await exportProducts(ctx(), { category: 'hubs' });
  const skus = (await listOf(records)).map(({ sku }) => sku);
  expect(skus).toHaveLength(2_500);
  expect(skus).toEqual([...new Set<string>(skus)].toSorted());
});

test('fails on an attribute without a CSV column', async () => {
  await shop.asOwner(
    `update product set attributes = attributes || '{"gone": 1}' where sku = 'CPU-AWKWARD'`,
  );
  const csv = toCsv(await exportProducts(ctx(), { category: 'cpu' })).toArray();
  await expect(csv).rejects.toThrow('CPU-AWKWARD has attributes.gone');
});

test('refuses staff and unknown categories', async () => {
  const asGuest = exportProducts(shop.as({ kind: 'guest' }));
  await expect(asGuest).rejects.toMatchObject({ code: 'auth.required' });
  const unknown = exportProducts(ctx(), { category: 'toasters' });
  await expect(unknown).rejects.toMatchObject({ code: 'catalog.category_not_found' });
});
