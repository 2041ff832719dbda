import { bookMethods } from '@sirkito/commerce';
import { documentKinds } from '@sirkito/contracts/invoices/schemas';
import type { Books, BooksQuery } from '@sirkito/contracts/reports/staff-books-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { toBookTotals } from './book-totals.ts';
import { hasSampleDocuments, sumDocuments } from './documents.queries.ts';

/** Sums the documents of a month. Groups without documents are left out. */
export async function viewBooks(ctx: Ctx, { month }: BooksQuery): Promise<Books> {
  requireStaff(ctx);
  const [sums, hasSamples] = await Promise.all([
    sumDocuments(ctx.read, { month }),
    hasSampleDocuments(ctx.read, month),
  ]);
  return {
    hasSamples,
    total: toBookTotals(sums),
    byMethod: bookMethods
      .map((method) => ({ method, ...toBookTotals(sums.filter((sum) => sum.method === method)) }))
      .filter(({ documents }) => documents > 0),
    byKind: documentKinds
      .map((kind) => ({ kind, ...toBookTotals(sums.filter((sum) => sum.kind === kind)) }))
      .filter(({ documents }) => documents > 0),
  };
}
