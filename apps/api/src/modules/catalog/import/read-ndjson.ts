import type { Readable } from 'node:stream';
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
  for await (const chunk of source as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > maxLineLength) throw new RangeError('A line is over 1 million characters');
    yield* lines;
  }
  yield rest;
}

function toRecord(text: string): ImportRow['given'] {
  try {
    const value = JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isRecord) return { unreadable: 'Must be one JSON object per line' };
    return { record: value as Record<string, unknown> };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { unreadable: `Invalid JSON: ${error.message}` };
  }
}
