import { formatCount, plural } from '@sirkito/commerce';
import type { Invoice } from '@sirkito/contracts/invoices/schemas';
import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import { staffPaths } from '#web/lib/navigation/shop-paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Note } from '#web/ui/note.tsx';
import { nextSheet, PrintPage } from '#web/ui/print-page.tsx';
import { InvoicePaper } from './invoice-paper.tsx';

interface InvoiceSheetsProps {
  invoices: readonly Invoice[];
  store: StoreProfile;
  /** Number of requested orders without an invoice. */
  missing: number;
}

/** Renders several invoices, each on its own sheets. */
export function InvoiceSheets({ invoices, store, missing }: InvoiceSheetsProps) {
  return (
    <PrintPage
      title="Invoices"
      isReady={invoices.length > 0}
      actions={
        <ButtonLink look="quiet" to={staffPaths.orders}>
          All orders
        </ButtonLink>
      }
    >
      {missing > 0 && (
        <div className="mb-8 print:hidden">
          <Note kind="warn">
            {formatCount(missing, 'order')} {plural(missing, 'has', 'have')} no invoice yet.
            Invoices are issued when an order is paid.
          </Note>
        </div>
      )}
      <div>
        {invoices.map((invoice) => (
          <article
            key={invoice.number}
            aria-label={`Invoice ${invoice.number}`}
            className={nextSheet}
          >
            <InvoicePaper invoice={invoice} store={store} heading="h2" />
          </article>
        ))}
      </div>
    </PrintPage>
  );
}
