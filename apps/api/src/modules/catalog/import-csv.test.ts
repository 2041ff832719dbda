import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readCsv } from './import-csv.ts';
import type { ImportRow } from './import-row.ts';

const listOf = (source: Readable): Promise<ImportRow[]> =>
  Readable.from(readCsv(source, 'a.csv')).toArray();
const read = async (text: string) =>
  (await listOf(Readable.from([text]))).map(({ line, given }) => [line, given]);

test('cells come by the name of their column, without the blanks around them', async () => {
  expect(await read('\uFEFFsku, name\r\nA-1 , Fan\r\n\r\nA-2," Fan "\r\n')).toEqual([
    [2, { cells: { sku: 'A-1', name: 'Fan' } }],
    [4, { cells: { sku: 'A-2', name: ' Fan ' } }],
  ]);
});

test('a row is where it begins, though a cell runs over lines', async () => {
  expect(await read('sku,description\nA-1,"one\ntwo, ""three"""\nA-2,x\n')).toEqual([
    [2, { cells: { sku: 'A-1', description: 'one\ntwo, "three"' } }],
    [4, { cells: { sku: 'A-2', description: 'x' } }],
  ]);
});

test('a row with another number of cells is refused, and those around it are read', async () => {
  expect(await read('sku,name\nA-1\nA-2,Fan,extra\nA-3,Fan\n')).toEqual([
    [2, { unreadable: 'Has 1 cells under 2 columns' }],
    [3, { unreadable: 'Has 3 cells under 2 columns' }],
    [4, { cells: { sku: 'A-3', name: 'Fan' } }],
  ]);
});

test('inches need no quoting', async () => {
  expect(await read('sku,name\nA-1,27" Monitor\nA-2,"27"" Monitor"\n')).toEqual([
    [2, { cells: { sku: 'A-1', name: '27" Monitor' } }],
    [3, { cells: { sku: 'A-2', name: '27" Monitor' } }],
  ]);
});

test.each([
  ['closes too early', 'A-2,"27" Monitor"\nA-3,Fan\n'],
  ['never closes', 'A-2,"Fan\nA-3,Fan\n'],
])('a quote that %s ends the reading there, and that is said', async (_, rest) => {
  expect(await read(`sku,name\nA-1,Fan\n${rest}`)).toEqual([
    [2, { cells: { sku: 'A-1', name: 'Fan' } }],
    [3, { unreadable: expect.stringMatching(/quote.*Nothing from here on was read$/i) }],
  ]);
});

test.each([
  ['sku,name,sku\nA-1,Fan,A-1\n', 'Column sku is there twice'],
  ['A-1,Fan\nA-2,Fan\n', 'The first line must name the columns, one of them sku'],
])('a header that cannot be trusted stops the file: %j', async (text, unreadable) => {
  expect(await read(text)).toEqual([[1, { unreadable }]]);
});

test('a source that breaks off fails the reading', async () => {
  async function* breaking() {
    yield 'sku,name\nA-1,Fan\n';
    throw new Error('disk is gone');
  }
  await expect(listOf(Readable.from(breaking()))).rejects.toThrow('disk is gone');
});
