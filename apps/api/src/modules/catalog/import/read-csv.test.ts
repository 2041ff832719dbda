import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';
import type { ImportRow } from './import-row.ts';

const listOf = (source: Readable): Promise<ImportRow[]> =>
  Readable.from(readCsv(source, 'a.csv')).toArray();
const read = async (text: string) =>
  (await listOf(Readable.from([text]))).map(({ line, given }) => [line, given]);

test('returns trimmed cells by column name', async () => {
  expect(await read('\uFEFFsku, name\r\nA-1 , Fan\r\n\r\nA-2," Fan "\r\n')).toEqual([
    [2, { cells: { sku: 'A-1', name: 'Fan' } }],
    [4, { cells: { sku: 'A-2', name: ' Fan ' } }],
  ]);
});

test('reports the first line of a row that spans lines', async () => {
  expect(await read('sku,description\nA-1,"one\ntwo, ""three"""\nA-2,x\n')).toEqual([
    [2, { cells: { sku: 'A-1', description: 'one\ntwo, "three"' } }],
    [4, { cells: { sku: 'A-2', description: 'x' } }],
  ]);
});

test('refuses a row with the wrong number of cells and reads the others', async () => {
  expect(await read('sku,name\nA-1\nA-2,Fan,extra\nA-3,Fan\n')).toEqual([
    [2, { unreadable: 'Expected 2 cells, found 1' }],
    [3, { unreadable: 'Expected 2 cells, found 3' }],
    [4, { cells: { sku: 'A-3', name: 'Fan' } }],
  ]);
});

test('reads inch marks without quoting', async () => {
  expect(await read('sku,name\nA-1,27" Monitor\nA-2,"27"" Monitor"\n')).toEqual([
    [2, { cells: { sku: 'A-1', name: '27" Monitor' } }],
    [3, { cells: { sku: 'A-2', name: '27" Monitor' } }],
  ]);
});

test.each([
  ['closes too early', 'A-2,"27" Monitor"\nA-3,Fan\n'],
  ['never closes', 'A-2,"Fan\nA-3,Fan\n'],
])('stops at a quote that %s and reports it', async (_, rest) => {
  expect(await read(`sku,name\nA-1,Fan\n${rest}`)).toEqual([
    [2, { cells: { sku: 'A-1', name: 'Fan' } }],
    [3, { unreadable: expect.stringMatching(/quote.*Rows from here on were not read$/i) }],
  ]);
});

test.each([
  ['sku,name,sku\nA-1,Fan,A-1\n', 'Column sku appears twice'],
  ['A-1,Fan\nA-2,Fan\n', 'The first row must contain column names, including sku'],
])('refuses a file with an invalid header: %j', async (text, unreadable) => {
  expect(await read(text)).toEqual([[1, { unreadable }]]);
});

test('fails when the source fails', async () => {
  async function* breaking() {
    yield 'sku,name\nA-1,Fan\n';
    throw new Error('disk is gone');
  }
  await expect(listOf(Readable.from(breaking()))).rejects.toThrow('disk is gone');
});
