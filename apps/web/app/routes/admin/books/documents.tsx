import { BookDocumentsPage } from '#web/backoffice/books/book-documents-page.tsx';

export const meta = () => [
  { title: 'Invoices and memos | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default BookDocumentsPage;
