import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportRow } from '#api/modules/catalog/import/import-row.ts';
import { openFiles } from './import-files.ts';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), 'import-'))));
afterAll(() => rm(folder, { recursive: true }));

const listOf = (rows: AsyncIterable<ImportRow>): Promise<ImportRow[]> =>
  Readable.from(rows).toArray();

async function put(name: string, content: string | Buffer): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

test('reads plain and gzipped files of both formats in order', async () => {
  const files = await Promise.all([
    put('a.ndjson', '{"sku":"A-1"}\n'),
    put('b.ndjson.gz', gzipSync('{"sku":"B-1"}\n')),
    put('c.csv', 'sku\nC-1\n'),
    put('d.csv.gz', gzipSync('sku\nD-1\n')),
  ]);
  const { rows, share } = await openFiles(files);
  expect(share()).toBe(0);
  const read = await listOf(rows);
  expect(read.map(({ file, line }) => [path.basename(file), line])).toEqual([
    ['a.ndjson', 1],
    ['b.ndjson.gz', 1],
    ['c.csv', 2],
    ['d.csv.gz', 2],
  ]);
  expect(share()).toBe(1);
});

test('rejects a missing or unsupported file before reading any row', async () => {
  const good = await put('e.ndjson', '{"sku":"E-1"}\n');
  await expect(openFiles([good, path.join(folder, 'no.csv')])).rejects.toThrow('ENOENT');
  const sheet = await put('parts.xlsx', 'x');
  await expect(openFiles([good, sheet])).rejects.toThrow('parts.xlsx: unsupported file type');
});

test('fails on a truncated gzip file', async () => {
  const whole = gzipSync('{"sku":"F-1"}\n'.repeat(10_000));
  const cut = await put('f.ndjson.gz', whole.subarray(0, whole.length - 20));
  const { rows } = await openFiles([cut]);
  await expect(listOf(rows)).rejects.toThrow('unexpected end of file');
});

test.each(['csv', 'ndjson', 'csv.gz'])('fails on a .%s that is not UTF-8', async (kind) => {
  const content = Buffer.from('sku\nÑ-1\n', 'latin1');
  const file = await put(`g.${kind}`, kind.endsWith('gz') ? gzipSync(content) : content);
  const { rows } = await openFiles([file]);
  await expect(listOf(rows)).rejects.toThrow(`g.${kind} is not UTF-8`);
});

test('decodes characters split across chunks', async () => {
  const name = 'ñ'.repeat(100_000);
  const { rows } = await openFiles([await put('h.ndjson', `{"sku":"H-1","name":"${name}"}\n`)]);
  expect(await listOf(rows)).toMatchObject([{ given: { record: { name } } }]);
});
