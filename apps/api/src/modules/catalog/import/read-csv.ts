import { pipeline, type Readable } from 'node:stream';
import { parse, type CsvError } from 'csv-parse';
import type { ImportRow } from './import-row.ts';

interface Parsed {
  info: { lines: number };
  record: string[];
}

/** Reads comma-separated rows under a header of column names. */
export async function* readCsv(source: Readable, file: string): AsyncGenerator<ImportRow> {
  let parseError: CsvError | undefined;
  const parser = parse({
    bom: true,
    info: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: 1_000_000,
    // Throwing would discard good rows that are still buffered.
    skip_records_with_error: true,
    on_skip: (error) => void (parseError ??= error),
  });
  // pipeline() destroys the parser with the source's error, which the loop below throws.
  pipeline(source, parser, () => undefined);

  let columns: readonly string[] | undefined;
  let lastLine = 0;
  // With `info`, csv-parse yields both.
  for await (const { info, record } of parser as AsyncIterable<Parsed>) {
    // After a misplaced quote, row boundaries are unknown.
    if (parseError && info.lines >= Number(parseError['lines'])) break;
    lastLine = info.lines;
    const line = info.lines - lineBreaks(record);
    if (columns) {
      yield { file, line, given: toCells(columns, record) };
      continue;
    }
    columns = record;
    const unreadable = problemOf(columns);
    if (unreadable === undefined) continue;
    yield { file, line, given: { unreadable } };
    return;
  }
  if (parseError) yield { file, line: lastLine + 1, given: toUnreadable(parseError) };
}

function problemOf(columns: readonly string[]): string | undefined {
  if (!columns.includes('sku')) return 'The first row must contain column names, including sku';
  const duplicate = columns.find((column, index) => columns.indexOf(column) !== index);
  return duplicate === undefined ? undefined : `Column ${duplicate} appears twice`;
}

function toCells(columns: readonly string[], record: readonly string[]): ImportRow['given'] {
  if (record.length !== columns.length) {
    return { unreadable: `Expected ${columns.length} cells, found ${record.length}` };
  }
  const cells = columns.map((column, index) => [column, record[index] ?? ''] as const);
  return { cells: Object.fromEntries(cells) };
}

/** Quoted cells may span lines; the parser counts the last line, the report the first. */
const lineBreaks = (record: readonly string[]) => record.join('').split('\n').length - 1;

const toUnreadable = ({ message }: CsvError) => ({
  unreadable: `${message}. Rows from here on were not read`,
});
