import { open, staff, type Row } from './authorisation-row.ts';

export const reportRows: Record<string, Row> = {
  'GET /api/admin/dashboard': staff(),
  'GET /api/admin/dashboard/dead-stock': staff(),
  'GET /api/admin/dashboard/running-out': staff(),
  'GET /api/admin/dashboard/steps': staff(400),
  'GET /api/admin/books': staff(400),
  'GET /api/admin/books/documents': staff(400),
  'GET /api/admin/books/payments': staff(400),
  'GET /api/admin/books/sales-book.csv': staff(400),
  'GET /api/admin/books/summary-list.csv': staff(400),
  'GET /api/admin/books/orders.csv': staff(400),

  'GET /api/shop/invoice-keys': open(),
  'GET /api/admin/invoice-reports': staff(),
  'POST /api/admin/invoice-reports/again': staff(400),
  'GET /api/admin/orders/invoices': staff(400),
  'GET /api/admin/orders/:orderId/invoice': staff(404),
  'GET /api/admin/orders/:orderId/invoice.pdf': staff(404),
  'GET /api/admin/orders/:orderId/invoice.json': staff(404),
  'GET /api/admin/orders/:orderId/invoice.jws': staff(404),
};
