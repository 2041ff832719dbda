import type { Invoice } from '@sirkito/contracts/invoices/schemas';
import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import type { ReactNode } from 'react';
import { PrintPage } from '#web/ui/print-page.tsx';
import { InvoicePaper } from './invoice-paper.tsx';

interface InvoiceSheetProps {
  invoice: Invoice;
  store: StoreProfile;
  /** Buttons next to Print, on screen only. */
  children: ReactNode;
}

export function InvoiceSheet({ invoice, store, children }: InvoiceSheetProps) {
  return (
    <PrintPage actions={children}>
      <InvoicePaper invoice={invoice} store={store} heading="h1" />
    </PrintPage>
  );
}
