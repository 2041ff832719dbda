import type { CheckedRow } from './import-check.ts';
import type { Saved } from './save-products.ts';

export interface ImportReport extends Saved {
  rows: number;
  rejected: number;
  /** Values that were left out, the rest of their row taken. */
  leftOut: number;
  /** How often each note of a source about itself was left out by rule. */
  ignored: Record<string, number>;
  brandsAdded: number;
}

export const emptyReport: ImportReport = {
  rows: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  rejected: 0,
  leftOut: 0,
  ignored: {},
  brandsAdded: 0,
};

export function withBatch(
  report: ImportReport,
  rows: readonly CheckedRow[],
  saved: Saved,
): ImportReport {
  const ignored = { ...report.ignored };
  for (const name of rows.flatMap((row) => row.ignored)) ignored[name] = (ignored[name] ?? 0) + 1;
  const taken = rows.filter(({ product }) => product);
  return {
    ...report,
    rows: report.rows + rows.length,
    added: report.added + saved.added,
    changed: report.changed + saved.changed,
    unchanged: report.unchanged + taken.length - saved.added - saved.changed,
    rejected: report.rejected + rows.length - taken.length,
    leftOut: report.leftOut + taken.flatMap(({ findings }) => findings).length,
    ignored,
  };
}
