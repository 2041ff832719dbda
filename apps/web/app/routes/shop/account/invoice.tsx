import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { InvoiceSheet } from '#web/storefront/invoices/invoice-sheet.tsx';
import { invoiceQuery } from '#web/storefront/invoices/invoices.queries.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/invoice.ts';

const InvoiceDetailsForm = lazy(async () => ({
  default: (await import('#web/storefront/invoices/invoice-details-form.tsx')).InvoiceDetailsForm,
}));

export const meta = () => [{ title: 'Invoice' }, { name: 'robots', content: 'noindex' }];

export default function InvoiceRoute({ params }: Route.ComponentProps) {
  const api = useApi();
  const { data: invoice, error } = useQuery(invoiceQuery(api, params.orderId));
  const back = (
    <ButtonLink look="quiet" to={shopPaths.order(params.orderId)}>
      Back to order
    </ButtonLink>
  );
  if (error && !invoice) {
    return (
      <main id="content" tabIndex={-1} className="wrap py-section outline-none">
        <Notice title={error.message}>{back}</Notice>
      </main>
    );
  }
  if (!invoice) return <main id="content" tabIndex={-1} className="min-h-dvh" />;
  return (
    <InvoiceSheet invoice={invoice}>
      {back}
      {invoice.isOpen && (
        <details className="group w-full max-w-100 rounded border border-line">
          <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 text-small font-medium">
            Add a company name, TIN or address
            <ChevronDown size={16} className="group-open:rotate-180" aria-hidden="true" />
          </summary>
          <div className="px-4 pb-4">
            <Suspense>
              <InvoiceDetailsForm invoice={invoice} />
            </Suspense>
          </div>
        </details>
      )}
    </InvoiceSheet>
  );
}
