import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { booksStaffPaths } from './staff-books-paths.ts';
import {
  BooksQuery,
  BooksReply,
  DocumentsQuery,
  DocumentsReply,
  MovementsQuery,
  MovementsReply,
} from './staff-books-schemas.ts';

const access = { staff: 'books', action: 'view' } as const;

/** A file reads a whole month: enough for a year of them at once. */
const file = {
  access,
  limit: { calls: 40, seconds: 60 },
  timeoutMs: 300_000,
  query: BooksQuery,
  contentType: 'text/csv',
  reply: z.string(),
  errors: ['auth.confirmation_required'],
} as const;

export const booksStaffApi = {
  view: endpoint(booksStaffPaths.view, {
    access,
    summary: "Retrieve a month's totals by payment method, kind of document and tax",
    query: BooksQuery,
    reply: BooksReply,
  }),
  documents: endpoint(booksStaffPaths.documents, {
    access,
    summary: 'List the invoices and memos of a month, in order of issue',
    query: DocumentsQuery,
    reply: DocumentsReply,
  }),
  movements: endpoint(booksStaffPaths.movements, {
    access,
    summary: 'List payments received and refunds completed in a period, newest first',
    query: MovementsQuery,
    reply: MovementsReply,
  }),
  salesBook: endpoint(booksStaffPaths.salesBook, {
    ...file,
    summary: 'Export the sales book of a month as CSV',
  }),
  summaryList: endpoint(booksStaffPaths.summaryList, {
    ...file,
    summary: 'Export the summary list of sales of a month as CSV',
  }),
  orders: endpoint(booksStaffPaths.orders, {
    ...file,
    summary: 'Export the orders of a month as CSV',
  }),
};
