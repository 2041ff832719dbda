import { pipeline, Readable } from 'node:stream';
import { stringify, type Options } from 'csv-stringify';

// CSV injection: spreadsheets run cells that start like a formula. An apostrophe makes them text.
const formula = /^'*[=+\-@\t\r]/;
const escapedFormula = /^'(?='*[=+\-@\t\r])/;

/** Makes text safe to open in a spreadsheet. Needed for everything but our own numbers. */
export const escapeFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The inverse of `escapeFormula`. */
export const unescapeFormula = (cell: string): string => cell.replace(escapedFormula, '');

/** Streams rows below a line of column names. */
export function writeCsv(
  columns: readonly string[],
  rows: AsyncIterable<readonly string[]>,
  options: Pick<Options, 'bom' | 'quoted_match'>,
): Readable {
  const writer = stringify({ header: true, columns, ...options });
  // pipeline() destroys the writer with the source's error, so its reader sees it.
  return pipeline(Readable.from(rows), writer, () => undefined);
}
