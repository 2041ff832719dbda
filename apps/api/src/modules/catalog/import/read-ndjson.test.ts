import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readNdjson } from './read-ndjson.ts';
import type { ImportRow } from './import-row.ts';

async function read(...chunks: string[] | Buffer[]) {
  const source = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  const rows = (await Readable.from(readNdjson(source, 'a.ndjson')).toArray()) as ImportRow[];
  return rows.map(({ line, given }) => [line, given]);
}

test('reads one object per line, with or without a final newline', async () => {
  expect(await read('\uFEFF{"sku":"A-1"}\r\n\n{"sku":"A-2"}')).toEqual([
    [1, { record: { sku: 'A-1' } }],
    [3, { record: { sku: 'A-2' } }],
  ]);
});

test('reads lines and characters split between chunks', async () => {
  const whole = Buffer.from('{"sku":"A-1","name":"Señor Fan"}\n');
  const cut = whole.indexOf('ñ') + 1;
  expect(await read(whole.subarray(0, cut), whole.subarray(cut))).toEqual([
    [1, { record: { sku: 'A-1', name: 'Señor Fan' } }],
  ]);
});

test('refuses lines that are not an object and reads the others', async () => {
  expect(await read('{"sku":\n[1]\n7\n{"sku":"A-4"}\n')).toEqual([
    [1, { unreadable: expect.stringContaining('Invalid JSON') }],
    [2, { unreadable: 'Must be one JSON object per line' }],
    [3, { unreadable: 'Must be one JSON object per line' }],
    [4, { record: { sku: 'A-4' } }],
  ]);
});

test('fails on an endless line', async () => {
  await expect(read('x'.repeat(1_000_001))).rejects.toThrow('over 1 million');
});
