import { InvoiceReportsPage } from '#web/backoffice/invoice-reports/invoice-reports-page.tsx';

export const meta = () => [
  { title: 'Invoice reports | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default InvoiceReportsPage;
