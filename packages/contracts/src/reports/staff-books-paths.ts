import type {
  BooksQuery,
  BooksReply,
  DocumentsQuery,
  DocumentsReply,
  MovementsQuery,
  MovementsReply,
} from './staff-books-schemas.ts';
import { call } from '../call.ts';

interface File {
  query: BooksQuery;
  reply: string;
}

export const booksStaffPaths = {
  view: call<{ query: BooksQuery; reply: BooksReply }>('GET', '/api/admin/books'),
  documents: call<{ query: DocumentsQuery; reply: DocumentsReply }>(
    'GET',
    '/api/admin/books/documents',
  ),
  movements: call<{ query: MovementsQuery; reply: MovementsReply }>(
    'GET',
    '/api/admin/books/payments',
  ),
  salesBook: call<File>('GET', '/api/admin/books/sales-book.csv'),
  summaryList: call<File>('GET', '/api/admin/books/summary-list.csv'),
  orders: call<File>('GET', '/api/admin/books/orders.csv'),
};
