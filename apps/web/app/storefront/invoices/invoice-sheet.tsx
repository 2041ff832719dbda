import type { Invoice, InvoiceDocument } from '@sirkito/contracts/invoices/schemas';
import type { ReactNode } from 'react';
import { Note } from '#web/ui/note.tsx';
import { nextSheet, PrintPage } from '#web/ui/print-page.tsx';
import { DownloadInvoice } from './download-invoice.tsx';
import { documentName, InvoicePaper } from './invoice-paper.tsx';

interface InvoiceSheetProps {
  invoice: Invoice;
  isForStaff?: boolean;
  /** Buttons next to Print, on screen only. */
  children: ReactNode;
}

/** Shows an order's invoice and memos, each on its own sheet. */
export function InvoiceSheet({ invoice, isForStaff = false, children }: InvoiceSheetProps) {
  return (
    <PrintPage actions={children}>
      {invoice.documents.map((document, index) => (
        <article key={document.number} className={nextSheet} aria-label={documentName(document)}>
          <CancelledNote memo={findCancellation(invoice, document)} />
          <InvoicePaper document={document} heading={index === 0 ? 'h1' : 'h2'} />
          <div className="mt-6 flex flex-wrap gap-3 print:hidden">
            {(['a4', 'receipt', 'json'] as const).map((form) => (
              <DownloadInvoice
                key={form}
                orderId={invoice.orderId}
                number={document.number}
                fileName={document.number}
                form={form}
                isForStaff={isForStaff}
              />
            ))}
          </div>
        </article>
      ))}
    </PrintPage>
  );
}

/** Returns the credit memo over all of an invoice. */
function findCancellation(
  { documents }: Invoice,
  { number, total }: InvoiceDocument,
): InvoiceDocument | undefined {
  return documents.find(
    (memo) =>
      memo.kind === 'credit_memo' && memo.correction?.number === number && memo.total === total,
  );
}

/** On screen only: the paper shows the document as it was issued. */
function CancelledNote({ memo }: { memo: InvoiceDocument | undefined }) {
  if (!memo) return null;
  return (
    <div className="mb-6 print:hidden">
      <Note kind="info">Cancelled by credit memo {memo.number}</Note>
    </div>
  );
}
