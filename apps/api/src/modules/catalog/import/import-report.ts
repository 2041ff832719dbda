import type { SteepPrice } from '@sirkito/contracts/error-details';
import type { CheckedRow } from './check-row.ts';
import type { SaveResult } from '../products/save-products.ts';

export interface ImportReport extends SaveResult {
  rows: number;
  rejected: number;
  /** Values that were dropped from rows that were imported. */
  skipped: number;
  /** How often each provenance field was ignored. */
  ignored: Record<string, number>;
  brandsAdded: number;
  /** Prices that fall by more than half. */
  steepPrices: SteepPrice[];
}

export const emptyReport: ImportReport = {
  rows: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  rejected: 0,
  skipped: 0,
  ignored: {},
  brandsAdded: 0,
  steepPrices: [],
};

export function addBatch(
  report: ImportReport,
  rows: readonly CheckedRow[],
  saved: SaveResult,
): ImportReport {
  const ignored = { ...report.ignored };
  for (const name of rows.flatMap((row) => row.ignored)) ignored[name] = (ignored[name] ?? 0) + 1;
  const accepted = rows.filter(({ product }) => product);
  return {
    ...report,
    rows: report.rows + rows.length,
    added: report.added + saved.added,
    changed: report.changed + saved.changed,
    unchanged: report.unchanged + accepted.length - saved.added - saved.changed,
    rejected: report.rejected + rows.length - accepted.length,
    skipped: report.skipped + accepted.flatMap(({ findings }) => findings).length,
    ignored,
  };
}
