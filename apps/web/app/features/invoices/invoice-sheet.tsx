import type { Invoice } from '@sirkito/contracts/invoice';
import type { StoreProfile } from '@sirkito/contracts/settings';
import type { ReactNode } from 'react';
import { PrintPage } from '#web/ui/print-page.tsx';
import { InvoicePaper } from './invoice-paper.tsx';

interface InvoiceSheetProps {
  invoice: Invoice;
  store: StoreProfile;
  /** Beside the print button, and not on paper. */
  children: ReactNode;
}

export function InvoiceSheet({ invoice, store, children }: InvoiceSheetProps) {
  return (
    <PrintPage ways={children}>
      <InvoicePaper invoice={invoice} store={store} heading="h1" />
    </PrintPage>
  );
}
