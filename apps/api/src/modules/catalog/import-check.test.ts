import { expect, test } from 'vitest';
import { checkRow } from './import-check.ts';
import type { ImportRow } from './import-row.ts';
import type { ProductRecord } from './product-record.ts';

const shelf = {
  brands: new Map([['amd', 'amd']]),
  subcategories: new Set(['cpu', 'motherboard']),
};
const ryzen = {
  sku: 'CPU-7600',
  name: 'AMD Ryzen 5 7600',
  brand: 'AMD',
  category: 'cpu',
  attributes: { socket: 'AM5', coreCount: 6 },
};
const stored: ProductRecord = {
  ...ryzen,
  price: 11_995,
  salePrice: 10_995,
  totalStock: 5,
  warrantyMonths: 36,
  status: 'active',
};

const check = (given: ImportRow['given'], known?: ProductRecord, status?: 'active') =>
  checkRow({ file: 'a', line: 7, given }, known, { shelf, status: status ?? 'draft' });
const record = (changes: Record<string, unknown>) => ({ record: { ...ryzen, ...changes } });
const found = ({ findings }: ReturnType<typeof check>) =>
  findings.map(({ outcome, field, reason }) => [outcome, field, reason]);

test('a part of the open data is a draft, without the notes of its source', () => {
  const { product, findings, ignored } = check(
    record({
      attributes: { ...ryzen.attributes, specVerified: true },
      source: 'somewhere',
      sourceId: '1',
      inferred: ['socket'],
    }),
  );
  expect(product).toMatchObject({ sku: 'CPU-7600', brandId: 'amd', status: 'draft', price: null });
  expect(product?.attributes).toEqual(ryzen.attributes);
  expect(findings).toEqual([]);
  expect(ignored.toSorted()).toEqual(['inferred', 'source', 'sourceId', 'specVerified']);
});

test('what is new goes on sale only where that was asked and there is a price', () => {
  const statusOf = (changes: object, status?: 'active') =>
    check(record({ ...changes }), undefined, status).product?.status;
  expect(statusOf({ price: 100 })).toBe('draft');
  expect(statusOf({ price: 100 }, 'active')).toBe('active');
  expect(statusOf({}, 'active')).toBe('draft');
  expect(statusOf({ price: 100, status: 'archived' }, 'active')).toBe('archived');
});

test('a fact that is not known to the subcategory is left out, and the row is taken', () => {
  const checked = check(record({ attributes: { ...ryzen.attributes, rpm: 7200, series: ' ' } }));
  expect(checked.product?.attributes).toEqual(ryzen.attributes);
  expect(found(checked)).toEqual([
    ['left_out', 'attributes.rpm', 'rpm is not a fact of this subcategory'],
    ['left_out', 'attributes.series', 'Series is empty'],
  ]);
});

test('everything that is wrong with a row is said at once, with its line and SKU', () => {
  const attributes = { coreCount: 'six', speed: 4700 };
  const checked = check(record({ name: 'A', price: -1, attributes }));
  expect(checked.product).toBeUndefined();
  expect(checked.findings[0]).toMatchObject({ file: 'a', line: 7, sku: 'CPU-7600' });
  expect(found(checked)).toEqual([
    ['rejected', 'attributes.coreCount', 'Cores must be a number'],
    ['rejected', 'attributes.speed', 'Base clock must be from 0.5 to 8 GHz'],
    ['rejected', 'name', expect.stringContaining('2')],
    ['rejected', 'price', expect.stringContaining('0')],
  ]);
});

test.each([
  ['no name', { name: undefined }, ['name', 'This is needed']],
  ['an unknown brand', { brand: 'Nobody' }, ['brand', 'There is no brand Nobody']],
  ['an unknown kind', { category: 'toaster' }, ['category', 'There is no subcategory toaster']],
  [
    'facts that are none',
    { attributes: 'AM5' },
    ['attributes', 'Names with values are expected here'],
  ],
  ['a price in words', { price: '12,995' }, ['price', 'A number is expected here']],
  ['a price that is missing', { status: 'active' }, ['price', 'What is sold needs a price']],
  ['half a letter', { description: '\uD800' }, ['', 'Has characters that are not text']],
  ['a null character', { name: 'A\0B' }, ['', 'Has characters that are not text']],
])('%s turns the row away', (_, changes, finding) => {
  expect(found(check(record(changes)))).toEqual([['rejected', ...finding]]);
});

test('what a row does not say stays as it is in the shop', () => {
  const { product } = check({ record: { sku: 'CPU-7600', price: 9_995, salePrice: 0 } }, stored);
  expect(product).toMatchObject({
    name: ryzen.name,
    price: 999_500,
    salePrice: null,
    warrantyMonths: 36,
    status: 'active',
    attributes: ryzen.attributes,
  });
});

test('null takes away, a fact alone too; a status or a stock it cannot take', () => {
  const changes = { salePrice: null, status: null, attributes: { socket: null, speed: 3.8 } };
  const { product, findings } = check({ record: { sku: 'CPU-7600', ...changes } }, stored);
  expect(product).toMatchObject({ salePrice: null, status: 'active' });
  expect(product?.attributes).toEqual({ coreCount: 6, speed: 3.8 });
  expect(findings).toEqual([]);
});

test('stock that differs is left to the ledger and said so', () => {
  const checked = check({ record: { sku: 'CPU-7600', totalStock: 9 } }, stored);
  expect(checked.product).toBeDefined();
  expect(found(checked)).toEqual([
    ['left_out', 'totalStock', '5 are on hand; an import sets the stock of new products only'],
  ]);
});

test('columns are fields or facts, bare or in full, read by their kind', () => {
  const cells = {
    sku: ' cpu-1 ',
    name: 'AMD Ryzen 7',
    brand: 'amd',
    category: 'cpu',
    price: '19995.50',
    boxMm: '140|130|80',
    socket: 'AM5',
    'attributes.coreCount': '8',
    includesCooler: 'no',
    memoryType: 'DDR5|DDR4',
    rpm: '',
    shade: 'red',
  };
  const checked = check({ cells });
  expect(checked.product).toMatchObject({ sku: 'CPU-1', price: 1_999_550, boxMm: [140, 130, 80] });
  expect(checked.product?.attributes).toEqual({
    socket: 'AM5',
    coreCount: 8,
    includesCooler: false,
    memoryType: ['DDR5', 'DDR4'],
  });
  expect(found(checked)).toEqual([
    ['left_out', 'shade', 'shade is not a fact of this subcategory'],
  ]);
});

test('a price list needs no more than two columns, and a bad cell is named by its column', () => {
  const { product } = check({ cells: { sku: 'CPU-7600', price: '11495' } }, stored);
  expect(product).toMatchObject({ name: ryzen.name, price: 1_149_500, salePrice: 1_099_500 });
  expect(found(check({ cells: { sku: 'CPU-7600', coreCount: 'six' } }, stored))).toEqual([
    ['rejected', 'coreCount', 'Cores must be a number'],
  ]);
});
