import type { Readable } from 'node:stream';
import { bookTaxNames } from '@sirkito/commerce';
import type { BooksQuery } from '@sirkito/contracts/reports/staff-books-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { escapeFormula, writeCsv } from '#api/platform/csv.ts';
import { addAmounts, amountCell, noAmounts } from './book-totals.ts';
import { sumByBuyer, type Amounts } from './documents.queries.ts';
import { noteExport } from './note-export.ts';

const columns = [
  'TIN',
  'Buyer',
  'Gross sales',
  bookTaxNames.exempt,
  bookTaxNames.zero_rated,
  bookTaxNames.vatable,
  'VAT',
];

/** Exports a month's sales by buyer: a row for each TIN, and one for all buyers without. */
export function exportSummaryList(ctx: Ctx, { month }: BooksQuery): Readable {
  requireStaff(ctx);
  const rows = noteExport(ctx, { file: 'summary list', month }, summaryRows(ctx, month));
  return writeCsv(columns, rows, { bom: true });
}

async function* summaryRows(ctx: Ctx, month: string): AsyncGenerator<string[]> {
  const buyers = await sumByBuyer(ctx.read, month);
  const named = buyers.filter(({ tin }) => tin !== '');
  for (const buyer of named.toSorted((one, other) => (one.tin < other.tin ? -1 : 1))) {
    yield [buyer.tin, escapeFormula(buyer.name), ...amountCells(buyer)];
  }
  for (const others of buyers.filter(({ tin }) => tin === '')) {
    yield ['', 'Buyers without TIN', ...amountCells(others)];
  }
  yield ['Total', '', ...amountCells(buyers.reduce(addAmounts, noAmounts))];
}

const amountCells = ({ gross, exempt, zeroRated, vatable, vat }: Amounts) =>
  [gross, exempt, zeroRated, vatable, vat].map(amountCell);
