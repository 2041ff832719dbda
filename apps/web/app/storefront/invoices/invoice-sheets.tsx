import { formatCount, plural } from '@sirkito/commerce';
import type { Invoice } from '@sirkito/contracts/invoices/schemas';
import { staffPaths } from '#web/lib/navigation/shop-paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Note } from '#web/ui/note.tsx';
import { nextSheet, PrintPage } from '#web/ui/print-page.tsx';
import { documentName, InvoicePaper } from './invoice-paper.tsx';

interface InvoiceSheetsProps {
  invoices: readonly Invoice[];
  /** Number of requested orders without an invoice. */
  missing: number;
}

/** Renders the invoices and memos of several orders, each on its own sheets. */
export function InvoiceSheets({ invoices, missing }: InvoiceSheetsProps) {
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
          </Note>
        </div>
      )}
      <div>
        {invoices
          .flatMap(({ documents }) => documents)
          .map((document) => (
            <article key={document.hash} aria-label={documentName(document)} className={nextSheet}>
              <InvoicePaper document={document} heading="h2" />
            </article>
          ))}
      </div>
    </PrintPage>
  );
}
