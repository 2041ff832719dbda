import { MovementsPage } from '#web/backoffice/books/movements-page.tsx';

export const meta = () => [
  { title: 'Payments and refunds | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default MovementsPage;
