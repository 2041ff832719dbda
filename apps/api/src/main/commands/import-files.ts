import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { readCsv } from '#api/modules/catalog/import/read-csv.ts';
import { readNdjson } from '#api/modules/catalog/import/read-ndjson.ts';
import type { ImportRow } from '#api/modules/catalog/import/import-row.ts';

interface Files {
  rows: AsyncIterable<ImportRow>;
  /** Returns the share of bytes read, from 0 to 1. */
  share: () => number;
}

const readers = [
  [/\.csv(\.gz)?$/i, readCsv],
  [/\.(ndjson|jsonl)(\.gz)?$/i, readNdjson],
] as const;

/** Reads the rows of all files in order. Rejects unreadable files before the first row. */
export async function openFiles(files: readonly string[]): Promise<Files> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const sources = files.map((file) => ({ file, read: readerOf(file) }));
  let bytes = 0;

  async function* rows(): AsyncGenerator<ImportRow> {
    for (const { file, read } of sources) {
      const raw = createReadStream(file).on('data', (chunk) => (bytes += chunk.length));
      yield* read(Readable.from(textOf(file.endsWith('.gz') ? unzip(raw) : raw, file)), file);
    }
  }
  return { rows: rows(), share: () => (total === 0 ? 1 : bytes / total) };
}

function readerOf(file: string) {
  const reader = readers.find(([name]) => name.test(file))?.[1];
  if (!reader) {
    throw new Error(`${file}: unsupported file type. Use .ndjson, .jsonl or .csv, plain or .gz`);
  }
  return reader;
}

// The pipeline passes source errors on to the reader.
const unzip = (raw: Readable) => pipeline(raw, createGunzip(), () => undefined);

async function* textOf(source: Readable, file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Buffer) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch (error) {
      throw new Error(`${file} is not UTF-8. Save it as UTF-8 and run the import again`, {
        cause: error,
      });
    }
  };
  // Without an encoding, a stream of bytes yields buffers.
  for await (const chunk of source as AsyncIterable<Buffer>) yield decode(chunk);
  yield decode();
}
