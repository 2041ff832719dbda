import type { Readable } from 'node:stream';
import { isRecord } from '@sirkito/commerce';
import type { ImportRow } from './import-row.ts';

const maxLineLength = 1_000_000;

/** Reads one JSON object per line. Skips blank lines. */
export async function* readNdjson(source: Readable, file: string): AsyncGenerator<ImportRow> {
  let line = 0;
  for await (const text of linesOf(source)) {
    line += 1;
    if (text.trim() !== '') yield { file, line, given: toRecord(text) };
  }
}

async function* linesOf(source: Readable): AsyncGenerator<string> {
  // With an encoding set, chunks never split a character.
  source.setEncoding('utf8');
  let rest = '';
  for await (const chunk of source) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > maxLineLength) throw new RangeError('A line is over 1 million characters');
    yield* lines;
  }
  yield rest;
}

function toRecord(text: string): ImportRow['given'] {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (!isRecord(value)) return { unreadable: 'Must be one JSON object per line' };
    return { record: value };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { unreadable: `Invalid JSON: ${error.message}` };
  }
}
