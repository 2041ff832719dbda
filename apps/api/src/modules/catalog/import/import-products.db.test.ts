import { expect, test } from 'vitest';
import { withOwnerContext } from '#api/main/owner-context.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { importProducts, type ImportOptions } from './import-products.ts';
import type { ImportFinding, ImportRow } from './import-row.ts';

const shop = testShop();
let created = 0;

const fan = (changes: Record<string, unknown> = {}) => ({
  sku: `FAN-${(created += 1)}00`,
  name: 'Noctua NH-D15',
  brand: 'Noctua',
  category: 'cpu_cooling',
  price: 5_995,
  totalStock: 4,
  status: 'active',
  attributes: { type: 'Air', socket: ['AM5', 'LGA1700'] },
  ...changes,
});

async function* rowsOf(records: readonly Record<string, unknown>[]): AsyncGenerator<ImportRow> {
  for (const [index, record] of records.entries()) {
    yield { file: 'fans.ndjson', line: index + 1, given: { record } };
  }
}

const options = {
  status: 'draft',
  createBrands: false,
  dryRun: false,
  allowsSteepDrops: true,
} as const;

async function run(records: readonly Record<string, unknown>[], more: Partial<ImportOptions> = {}) {
  const findings: ImportFinding[] = [];
  const onBatch = (some: readonly ImportFinding[]) => void findings.push(...some);
  const rows = rowsOf(records);
  const ctx = shop.as({ kind: 'shop' });
  const report = more.createBrands
    ? await withOwnerContext({ name: 'test', url: shop.url, log: shop.log }, (owner) =>
        importProducts(owner, rows, { ...options, ...more, onBatch }),
      )
    : await importProducts(ctx, rows, { ...options, ...more, onBatch });
  return { report, findings };
}

const contents = async () =>
  (
    await shop.asOwner(`select
      (select md5(string_agg(t::text, ' ' order by t::text)) from product as t) as product,
      (select md5(string_agg(t::text, ' ' order by t::text)) from product_listing as t) as listing,
      (select md5(string_agg(t::text, ' ' order by t::text)) from search_word as t) as words,
      (select md5(string_agg(t::text, ' ' order by t::text)) from facet_value as t) as facets,
      (select md5(string_agg(t::text, ' ' order by t::text)) from brand as t) as brands,
      (select md5(string_agg(t::text, ' ' order by t::text)) from price_history as t) as prices,
      (select md5(string_agg(t::text, ' ' order by t::text)) from stock_movement as t) as stock`)
  ).rows;
const rowOf = async (sku: unknown) =>
  (await shop.asOwner('select * from product where sku = $1', [sku])).rows[0];

test('adds products by SKU and changes nothing the second time', async () => {
  const records = Array.from({ length: 1_500 }, () => fan());
  expect((await run(records)).report).toMatchObject({ rows: 1_500, added: 1_500, rejected: 0 });
  const before = await contents();
  expect((await run(records)).report).toMatchObject({ added: 0, changed: 0, unchanged: 1_500 });
  expect(await contents()).toEqual(before);
});

test('updates a product from a changed row and keeps fields it does not mention', async () => {
  const old = fan({ warrantyMonths: 72 });
  await run([old]);
  const { report } = await run([{ sku: old.sku.toLowerCase(), price: 4_995 }]);
  expect(report).toMatchObject({ added: 0, changed: 1 });
  expect(await rowOf(old.sku)).toMatchObject({
    price_centavos: '499500',
    name: old.name,
    warranty_months: 72,
    status: 'active',
    version: 2,
  });
});

test('reports rejected rows and imports the others', async () => {
  const [good, bad] = [fan(), fan({ attributes: { type: 'Air', socket: 'AM5' } })];
  const { report, findings } = await run([good, bad]);
  expect(report).toMatchObject({ added: 1, rejected: 1 });
  expect(findings).toEqual([
    {
      file: 'fans.ndjson',
      line: 2,
      sku: bad.sku,
      field: 'attributes.socket',
      reason: expect.stringContaining('a list'),
      outcome: 'rejected',
    },
  ]);
  expect(await rowOf(bad.sku)).toBeUndefined();
});

test('uses the first row of a duplicate SKU, over all batches', async () => {
  const one = fan();
  const between = Array.from({ length: 1_000 }, () => fan());
  const { report, findings } = await run([one, ...between, { ...one, price: 1 }]);
  expect(report).toMatchObject({ rows: 1_002, added: 1_001, rejected: 1 });
  expect(findings).toMatchObject([{ line: 1_002, field: 'sku', outcome: 'rejected' }]);
  expect(await rowOf(one.sku)).toMatchObject({ price_centavos: '599500' });
});

test('reports a dry run and changes nothing', async () => {
  const old = fan();
  await run([old]);
  const before = await contents();
  const strange = fan({ brand: 'Dry Fans', attributes: { type: 'Never seen' } });
  const { report } = await run([{ ...old, price: 1_995 }, strange, fan({ name: '' })], {
    dryRun: true,
    createBrands: true,
  });
  expect(report).toMatchObject({ added: 1, changed: 1, rejected: 1, brandsAdded: 1 });
  expect(await contents()).toEqual(before);
});

test('refuses unknown brands, or adds each once if requested', async () => {
  const records = ['1STFAN', '1stfan', 'Señor Fan', 'NOCTUA'].map((brand) => fan({ brand }));
  expect((await run(records.slice(0, 1))).report).toMatchObject({ added: 0, rejected: 1 });
  const { report } = await run(records, { createBrands: true });
  expect(report).toMatchObject({ added: 4, brandsAdded: 2 });
  const ids = await Promise.all(records.map(async ({ sku }) => (await rowOf(sku)).brand_id));
  expect(ids).toEqual(['brand_1stfan', 'brand_1stfan', 'sen_or_fan', 'noctua']);
});

test('adds each product once in two concurrent imports', async () => {
  const records = Array.from({ length: 300 }, (_, index) =>
    fan({ attributes: { type: `Kind ${index}` } }),
  );
  const runs = await Promise.all([run(records), run(records.toReversed())]);
  const added = runs.reduce((sum, { report }) => sum + report.added, 0);
  const unchanged = runs.reduce((sum, { report }) => sum + report.unchanged, 0);
  expect({ added, unchanged }).toEqual({ added: 300, unchanged: 300 });
});

test('sets stock of new products only', async () => {
  const one = fan({ totalStock: 4 });
  await run([one]);
  const { report, findings } = await run([{ ...one, totalStock: 9 }]);
  expect(report).toMatchObject({ unchanged: 1, skipped: 1 });
  expect(findings).toMatchObject([{ field: 'totalStock', outcome: 'left_out' }]);
});

test('refuses staff', async () => {
  const asStaff = importProducts(shop.as(shop.staff()), rowsOf([fan()]), options);
  await expect(asStaff).rejects.toMatchObject({ code: 'auth.required' });
});
