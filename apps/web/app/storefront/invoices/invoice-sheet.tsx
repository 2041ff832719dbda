import { plural } from '@sirkito/commerce';
import type { Invoice, InvoiceDocument } from '@sirkito/contracts/invoices/schemas';
import type { ReactNode } from 'react';
import { Note } from '#web/ui/note.tsx';
import { nextSheet, PrintPage } from '#web/ui/print-page.tsx';
import { DownloadInvoice } from './download-invoice.tsx';
import { findCancellation } from './find-cancellation.ts';
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
      <div>
        {invoice.documents.map((document, index) => (
          <article
            key={document.hash}
            id={document.number}
            ref={scrollToFragment}
            className={nextSheet}
            aria-label={documentName(document)}
          >
            <CancelledNote memos={findCancellation(invoice, document)} />
            <InvoicePaper document={document} heading={index === 0 ? 'h1' : 'h2'} />
            <div className="mt-6 flex flex-wrap gap-3 print:hidden">
              {(['a4', 'receipt', 'json'] as const).map((form) => (
                <DownloadInvoice
                  key={form}
                  orderId={invoice.orderId}
                  document={{ number: document.number, branch: document.seller.branchCode }}
                  fileName={document.number}
                  form={form}
                  isForStaff={isForStaff}
                />
              ))}
            </div>
          </article>
        ))}
      </div>
    </PrintPage>
  );
}

/** Scrolls to the document that the URL names; it renders after the page has loaded. */
function scrollToFragment(sheet: HTMLElement | null): void {
  if (sheet && window.location.hash === `#${sheet.id}`) sheet.scrollIntoView();
}

/** On screen only: the paper shows the document as it was issued. */
function CancelledNote({ memos }: { memos: readonly InvoiceDocument[] }) {
  if (memos.length === 0) return null;
  return (
    <div className="mb-6 print:hidden">
      <Note kind="info">
        Cancelled by {plural(memos.length, 'credit memo', 'credit memos')}{' '}
        {memos.map(({ number }) => number).join(', ')}
      </Note>
    </div>
  );
}
