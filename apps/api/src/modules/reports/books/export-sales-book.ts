import type { Readable } from 'node:stream';
import { bookMethodName, bookTaxNames, documentTitles } from '@sirkito/commerce';
import type { BooksQuery } from '@sirkito/contracts/reports/staff-books-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { escapeFormula, writeCsv } from '#api/platform/csv.ts';
import { dayOf } from '../shop-days.ts';
import { addAmounts, amountCell, noAmounts } from './book-totals.ts';
import { documentKey, listDocuments, type Amounts, type DocumentRow } from './documents.queries.ts';
import { noteExport } from './note-export.ts';

const batchSize = 1_000;

const columns = [
  'Branch',
  'Number',
  'Kind',
  'Date',
  'Order',
  'Buyer',
  'TIN',
  'Address',
  'Gross sales',
  'Discount (already deducted)',
  bookTaxNames.vatable,
  bookTaxNames.zero_rated,
  bookTaxNames.exempt,
  'VAT',
  'Payment method',
  'For invoice',
  'Remarks',
];

/** Exports the documents of a month in order of issue, then their sums. */
export function exportSalesBook(ctx: Ctx, { month }: BooksQuery): Readable {
  requireStaff(ctx);
  const rows = noteExport(ctx, { file: 'sales book', month }, salesBookRows(ctx, month));
  return writeCsv(columns, rows, { bom: true });
}

async function* salesBookRows(ctx: Ctx, month: string): AsyncGenerator<string[]> {
  let total = noAmounts;
  for (let after: string | undefined; ;) {
    const batch = await listDocuments(ctx.read, { month, after, limit: batchSize });
    for (const document of batch) {
      total = addAmounts(total, document);
      yield toRow(document);
    }
    const last = batch.at(-1);
    if (!last || batch.length < batchSize) break;
    after = documentKey(last);
  }
  yield ['Total', '', '', '', '', '', '', '', ...amountCells(total, ''), '', '', ''];
}

function toRow(document: DocumentRow): string[] {
  const { branch, number, kind, issuedAt, orderNumber, buyer, method, corrects } = document;
  const remarks = [document.reason, document.isSample && 'Sample order'].filter(Boolean);
  return [
    branch,
    number,
    documentTitles[kind],
    dayOf(issuedAt),
    orderNumber,
    ...(buyer ? [buyer.name, buyer.tin, buyer.address] : ['Buyer deleted', '', '']).map(
      escapeFormula,
    ),
    ...amountCells(document, amountCell(document.discount)),
    bookMethodName(method),
    corrects ?? '',
    escapeFormula(remarks.join('. ')),
  ];
}

const amountCells = ({ gross, vatable, zeroRated, exempt, vat }: Amounts, discount: string) => [
  amountCell(gross),
  discount,
  ...[vatable, zeroRated, exempt, vat].map(amountCell),
];
