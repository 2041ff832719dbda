import { toCentavos } from '@sirkito/commerce';
import type { Invoice, InvoiceDocument } from '@sirkito/contracts/invoices/schemas';

/** Returns an invoice's credit memos if its memos add up to all of it, otherwise none. */
export function findCancellation(
  { documents }: Pick<Invoice, 'documents'>,
  { kind, number, seller, total }: InvoiceDocument,
): InvoiceDocument[] {
  if (kind !== 'invoice') return [];
  const memos = documents.filter(
    (memo) => memo.correction?.number === number && memo.seller.branchCode === seller.branchCode,
  );
  const credited = memos.reduce(
    (sum, memo) => sum + toCentavos(memo.total) * (memo.kind === 'credit_memo' ? 1 : -1),
    0,
  );
  return memos.length > 0 && credited === toCentavos(total)
    ? memos.filter((memo) => memo.kind === 'credit_memo')
    : [];
}
