import { InvoiceReportsPage } from '#web/backoffice/invoice-reports/invoice-reports-page.tsx';

export const meta = () => [
  { title: 'Tax office reports | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default InvoiceReportsPage;
