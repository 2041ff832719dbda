import type { Readable } from 'node:stream';
import { booksStaffApi } from '@sirkito/contracts/reports/staff-books-endpoints';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Ctx } from '#api/platform/context.ts';
import { ok, route } from '#api/platform/http/route.ts';
import { requireConfirmation } from '#api/platform/require-confirmation.ts';
import { exportOrders } from './books/export-orders.ts';
import { exportSalesBook } from './books/export-sales-book.ts';
import { exportSummaryList } from './books/export-summary-list.ts';
import { listBookDocuments } from './books/list-book-documents.ts';
import { listMoneyMovements } from './books/list-money-movements.ts';
import { viewBooks } from './books/view-books.ts';

export function booksStaffRoutes(app: FastifyInstance): void {
  route(app, booksStaffApi.view, async (ctx, { query }) => ok(await viewBooks(ctx, query)));
  route(app, booksStaffApi.documents, async (ctx, { query }) =>
    ok(await listBookDocuments(ctx, query)),
  );
  route(app, booksStaffApi.movements, async (ctx, { query }) =>
    ok(await listMoneyMovements(ctx, query)),
  );
  route(app, booksStaffApi.salesBook, async (ctx, { query }, { reply }) =>
    asCsv(ctx, reply, `sales-book-${query.month}`, () => exportSalesBook(ctx, query)),
  );
  route(app, booksStaffApi.summaryList, async (ctx, { query }, { reply }) =>
    asCsv(ctx, reply, `summary-list-${query.month}`, () => exportSummaryList(ctx, query)),
  );
  route(app, booksStaffApi.orders, async (ctx, { query }, { reply }) =>
    asCsv(ctx, reply, `orders-${query.month}`, () => exportOrders(ctx, query)),
  );
}

/** A file holds the names of a month's buyers, so it needs a confirmation. */
async function asCsv(
  ctx: Ctx,
  reply: FastifyReply,
  name: string,
  write: () => Readable,
): Promise<Readable> {
  await requireConfirmation(ctx.read, ctx);
  void reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`);
  return write();
}
