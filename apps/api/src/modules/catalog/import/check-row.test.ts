import { expect, test } from 'vitest';
import { checkRow } from './check-row.ts';
import type { ImportRow } from './import-row.ts';
import type { ProductRecord } from '../products/product-record.ts';

const lookups = {
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
  checkRow({ file: 'a', line: 7, given }, known, { lookups, status: status ?? 'draft' });
const record = (changes: Record<string, unknown>) => ({ record: { ...ryzen, ...changes } });
const found = ({ findings }: ReturnType<typeof check>) =>
  findings.map(({ outcome, field, reason }) => [outcome, field, reason]);

test('imports open data as a draft, without its provenance fields', () => {
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

test('activates new products only if requested and priced', () => {
  const statusOf = (changes: object, status?: 'active') =>
    check(record({ ...changes }), undefined, status).product?.status;
  expect(statusOf({ price: 100 })).toBe('draft');
  expect(statusOf({ price: 100 }, 'active')).toBe('active');
  expect(statusOf({}, 'active')).toBe('draft');
  expect(statusOf({ price: 100, status: 'archived' }, 'active')).toBe('archived');
});

test('drops attributes unknown to the subcategory and accepts the row', () => {
  const checked = check(record({ attributes: { ...ryzen.attributes, rpm: 7200, series: ' ' } }));
  expect(checked.product?.attributes).toEqual(ryzen.attributes);
  expect(found(checked)).toEqual([
    ['left_out', 'attributes.rpm', 'Unknown specification: rpm'],
    ['left_out', 'attributes.series', 'Series is empty'],
  ]);
});

test('reports all problems of a row with its line and SKU', () => {
  const attributes = { coreCount: 'six', speed: 4700 };
  const checked = check(record({ name: 'A', price: -1, attributes }));
  expect(checked.product).toBeUndefined();
  expect(checked.findings[0]).toMatchObject({ file: 'a', line: 7, sku: 'CPU-7600' });
  expect(found(checked)).toEqual([
    ['rejected', 'attributes.coreCount', 'Cores must be a number'],
    ['rejected', 'attributes.speed', 'Base clock must be between 0.5 and 8 GHz'],
    ['rejected', 'name', expect.stringContaining('2')],
    ['rejected', 'price', expect.stringContaining('0')],
  ]);
});

test.each([
  ['no name', { name: undefined }, ['name', 'Required']],
  ['an unknown brand', { brand: 'Nobody' }, ['brand', 'Unknown brand: Nobody']],
  ['an unknown category', { category: 'toaster' }, ['category', 'Unknown subcategory: toaster']],
  ['attributes that are not an object', { attributes: 'AM5' }, ['attributes', 'Must be an object']],
  ['a price in words', { price: '12,995' }, ['price', 'Must be a number']],
  ['no price on an active product', { status: 'active' }, ['price', 'Live products need a price']],
  ['a lone surrogate', { description: '\uD800' }, ['', 'Contains invalid characters']],
  ['a null character', { name: 'A\0B' }, ['', 'Contains invalid characters']],
])('rejects a row with %s', (_, changes, finding) => {
  expect(found(check(record(changes)))).toEqual([['rejected', ...finding]]);
});

test('keeps stored values that a row does not mention', () => {
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

test('removes values and attributes set to null, except status and stock', () => {
  const changes = { salePrice: null, status: null, attributes: { socket: null, speed: 3.8 } };
  const { product, findings } = check({ record: { sku: 'CPU-7600', ...changes } }, stored);
  expect(product).toMatchObject({ salePrice: null, status: 'active' });
  expect(product?.attributes).toEqual({ coreCount: 6, speed: 3.8 });
  expect(findings).toEqual([]);
});

test('ignores and reports stock that differs from the ledger', () => {
  const checked = check({ record: { sku: 'CPU-7600', totalStock: 9 } }, stored);
  expect(checked.product).toBeDefined();
  expect(found(checked)).toEqual([
    ['left_out', 'totalStock', 'Imports set stock for new products only. Current stock: 5'],
  ]);
});

test('reads columns as fields or attributes, with or without prefix, by their kind', () => {
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
  expect(found(checked)).toEqual([['left_out', 'shade', 'Unknown specification: shade']]);
});

test('accepts a price list of two columns and names the column of a bad cell', () => {
  const { product } = check({ cells: { sku: 'CPU-7600', price: '11495' } }, stored);
  expect(product).toMatchObject({ name: ryzen.name, price: 1_149_500, salePrice: 1_099_500 });
  expect(found(check({ cells: { sku: 'CPU-7600', coreCount: 'six' } }, stored))).toEqual([
    ['rejected', 'coreCount', 'Cores must be a number'],
  ]);
});
