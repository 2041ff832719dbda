import { BooksPage } from '#web/backoffice/books/books-page.tsx';

export const meta = () => [
  { title: 'Books | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default BooksPage;
