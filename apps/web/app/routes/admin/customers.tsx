import { CustomersPage } from '#web/backoffice/customers/customers-page.tsx';

export const meta = () => [
  { title: 'Customers | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default CustomersPage;
