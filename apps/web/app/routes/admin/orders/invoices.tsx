import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { InvoiceSheets } from '#web/storefront/invoices/invoice-sheets.tsx';
import { staffInvoicesQuery } from '#web/storefront/invoices/invoices.queries.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';

export const meta = () => [
  { title: 'Invoices | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default function InvoicesRoute() {
  const api = useApi();
  const [search] = useSearchParams();
  const ids = search.get('ids') ?? '';
  const { data: invoices, error } = useQuery(staffInvoicesQuery(api, ids));
  if (error && !invoices) return <ErrorNote error={error} />;
  if (!invoices) return <main id="content" tabIndex={-1} className="min-h-dvh" />;
  const missing = new Set(ids.split(',')).size - invoices.length;
  return <InvoiceSheets invoices={invoices} missing={missing} />;
}
