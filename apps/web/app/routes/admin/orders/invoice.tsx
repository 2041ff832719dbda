import { useQuery } from '@tanstack/react-query';
import { InvoiceSheet } from '#web/storefront/invoices/invoice-sheet.tsx';
import { staffInvoiceQuery } from '#web/storefront/invoices/invoices.queries.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { staffPaths } from '#web/lib/navigation/shop-paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/invoice.ts';

export const meta = () => [
  { title: 'Invoice | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default function AdminInvoiceRoute({ params }: Route.ComponentProps) {
  const api = useApi();
  const { data: invoice, error } = useQuery(staffInvoiceQuery(api, params.orderId));
  const back = (
    <ButtonLink look="quiet" to={staffPaths.order(params.orderId)}>
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
    <InvoiceSheet invoice={invoice} isForStaff>
      {back}
    </InvoiceSheet>
  );
}
