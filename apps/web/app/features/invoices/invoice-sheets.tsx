import type { Invoice } from '@sirkito/contracts/invoice';
import type { StoreProfile } from '@sirkito/contracts/settings';
import { staffPaths } from '#web/lib/shop-paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Note } from '#web/ui/note.tsx';
import { nextSheet, PrintPage } from '#web/ui/print-page.tsx';
import { InvoicePaper } from './invoice-paper.tsx';

interface InvoiceSheetsProps {
  invoices: readonly Invoice[];
  store: StoreProfile;
  /** How many orders were asked for that have none. */
  missing: number;
}

/** Several, each on sheets of its own. */
export function InvoiceSheets({ invoices, store, missing }: InvoiceSheetsProps) {
  return (
    <PrintPage
      title="Invoices"
      isReady={invoices.length > 0}
      ways={
        <ButtonLink look="quiet" to={staffPaths.orders}>
          All orders
        </ButtonLink>
      }
    >
      {missing > 0 && (
        <div className="mb-8 print:hidden">
          <Note kind="warn">
            {missing === 1 ? 'One order has' : `${missing} orders have`} no invoice yet: it comes
            when the order is paid.
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
