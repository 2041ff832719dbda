import { ImportPage } from '#web/backoffice/catalogue/products/import-page.tsx';

export const meta = () => [
  { title: 'Import products | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default ImportPage;
