import { Readable } from 'node:stream';
import { writeCsv } from '#api/platform/csv.ts';
import { toCell } from './csv-cells.ts';
import type { Export } from './export-products.ts';
import type { ProductRecord } from '../products/product-record.ts';

export function toNdjson({ records }: Export): Readable {
  return Readable.from(mapRecords(records, (record) => `${JSON.stringify(record)}\n`));
}

export function toCsv({ columns, records }: Export): Readable {
  const columnSet = new Set(columns);
  const rows = mapRecords(records, (record) => toRow(record, columnSet));
  // The import trims unquoted cells.
  return writeCsv(columns, rows, { quoted_match: /^\s|\s$|\r/ });
}

async function* mapRecords<T>(
  records: AsyncIterable<ProductRecord>,
  to: (record: ProductRecord) => T,
) {
  for await (const record of records) yield to(record);
}

function toRow({ attributes = {}, ...fields }: ProductRecord, columns: Set<string>): string[] {
  const cells = new Map(Object.entries<unknown>(fields));
  for (const [key, value] of Object.entries(attributes)) cells.set(`attributes.${key}`, value);
  const unknownColumn = [...cells.keys()].find((column) => !columns.has(column));
  if (unknownColumn !== undefined) {
    throw new RangeError(
      `${fields.sku} has ${unknownColumn}, which has no CSV column. Export as NDJSON instead`,
    );
  }
  return [...columns].map((column) => toCell(cells.get(column)));
}
