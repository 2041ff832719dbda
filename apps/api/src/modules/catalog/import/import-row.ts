/** One row of an import file, or why it cannot be read. */
export interface ImportRow {
  file: string;
  line: number;
  given:
    | { record: Readonly<Record<string, unknown>> }
    /** Cells by the name of their column. */
    | { cells: Readonly<Record<string, string>> }
    | { unreadable: string };
}

export interface ImportFinding {
  file: string;
  line: number;
  sku?: string;
  /** The field or column, such as `price` or `attributes.socket`; empty for the row as a whole. */
  field: string;
  reason: string;
  /** The whole row is rejected, or only this value left out. */
  outcome: 'rejected' | 'left_out';
}

/** The SKU as it will be stored, if there is one. */
export const skuOf = (row: ImportRow) => textOf(row, 'sku')?.toUpperCase();

/** Returns a trimmed text value of the row, not validated. */
export function textOf({ given }: ImportRow, name: string): string | undefined {
  if ('unreadable' in given) return undefined;
  const text = 'cells' in given ? given.cells[name] : given.record[name];
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}
