import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { toCell } from './csv-cells.ts';
import type { Export } from './export-products.ts';
import type { ProductRecord } from './product-record.ts';

export function toNdjson({ records }: Export): Readable {
  return Readable.from(mapped(records, (record) => `${JSON.stringify(record)}\n`));
}

export function toCsv({ columns, records }: Export): Readable {
  const known = new Set(columns);
  const rows = Readable.from(mapped(records, (record) => toRow(record, known)));
  // Blanks at the ends of an unquoted cell are not read back.
  const writer = stringify({ header: true, columns, quoted_match: /^\s|\s$|\r/ });
  // A failure of the records ends the writer with the same error, for whoever reads it.
  return pipeline(rows, writer, () => undefined);
}

async function* mapped<T>(records: AsyncIterable<ProductRecord>, to: (record: ProductRecord) => T) {
  for await (const record of records) yield to(record);
}

function toRow({ attributes = {}, ...fields }: ProductRecord, columns: Set<string>): string[] {
  const cells = new Map(Object.entries<unknown>(fields));
  for (const [key, fact] of Object.entries(attributes)) cells.set(`attributes.${key}`, fact);
  const lost = [...cells.keys()].find((column) => !columns.has(column));
  if (lost !== undefined) {
    throw new RangeError(`${fields.sku} has ${lost}, for which there is no column: take NDJSON`);
  }
  return [...columns].map((column) => toCell(cells.get(column)));
}
