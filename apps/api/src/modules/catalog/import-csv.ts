import { pipeline, type Readable } from 'node:stream';
import { parse, type CsvError } from 'csv-parse';
import type { ImportRow } from './import-row.ts';

interface Parsed {
  info: { lines: number };
  record: string[];
}

/** Comma-separated rows under a header of column names. */
export async function* readCsv(source: Readable, file: string): AsyncGenerator<ImportRow> {
  let broken: CsvError | undefined;
  const parser = parse({
    bom: true,
    info: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: 1_000_000,
    // Thrown, it would take along the good rows that wait to be read.
    skip_records_with_error: true,
    on_skip: (error) => void (broken ??= error),
  });
  // A failure of the source ends the parser with the same error, and that is thrown below.
  pipeline(source, parser, () => undefined);

  let columns: readonly string[] | undefined;
  let lastLine = 0;
  for await (const { info, record } of parser as AsyncIterable<Parsed>) {
    // Past a quote that is open or closed in the wrong place no row can be told from the next.
    if (broken && info.lines >= Number(broken['lines'])) break;
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
  if (broken) yield { file, line: lastLine + 1, given: toBroken(broken) };
}

function problemOf(columns: readonly string[]): string | undefined {
  if (!columns.includes('sku')) return 'The first line must name the columns, one of them sku';
  const twice = columns.find((column, place) => columns.indexOf(column) !== place);
  return twice === undefined ? undefined : `Column ${twice} is there twice`;
}

function toCells(columns: readonly string[], record: readonly string[]): ImportRow['given'] {
  if (record.length !== columns.length) {
    return { unreadable: `Has ${record.length} cells under ${columns.length} columns` };
  }
  const cells = columns.map((column, place) => [column, record[place] ?? ''] as const);
  return { cells: Object.fromEntries(cells) };
}

/** A quoted cell may run over several lines; the row is where it begins. */
const lineBreaks = (record: readonly string[]) => record.join('').split('\n').length - 1;

const toBroken = ({ message }: CsvError) => ({
  unreadable: `${message}. Nothing from here on was read`,
});
