import { AppError } from '@sirkito/contracts/errors';
import { createWorkQueue } from '@sirkito/process';
import type {
  Invoice,
  InvoiceDataQuery,
  InvoiceDocument,
  InvoiceFileQuery,
} from '@sirkito/contracts/invoices/schemas';

/** Returns the document with this number and branch; by default the invoice that counts. */
export function pickDocument(
  { documents }: Invoice,
  { number, branch }: InvoiceDataQuery = {},
): InvoiceDocument {
  const document = documents.find(
    (one) => (!number || one.number === number) && (!branch || one.seller.branchCode === branch),
  );
  if (!document) throw new AppError('order.no_invoice');
  return document;
}

/** A PDF takes about as long to render, and nothing else runs meanwhile. */
const restMs = 20;
const renderings = createWorkQueue({ capacity: 60, restAfter: () => restMs });

/** Renders a document of the invoice as a PDF. Callers check access; the renderer loads on first use. */
export async function printInvoice(
  invoice: Invoice,
  query: InvoiceFileQuery,
  signal?: AbortSignal,
): Promise<Buffer> {
  const document = pickDocument(invoice, query);
  const { renderInvoicePdf } = await import('./invoice-pdf.ts');
  return renderings.run(() => renderInvoicePdf(document, query.paper), { signal });
}
