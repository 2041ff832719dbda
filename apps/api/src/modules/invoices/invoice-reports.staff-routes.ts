import { invoiceReportApi } from '@sirkito/contracts/invoices/reports-endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '#api/platform/http/route.ts';
import { reportAgain } from './reports/report-again.ts';
import { viewInvoiceReports } from './reports/view-invoice-reports.ts';

export function invoiceReportsStaffRoutes(
  app: FastifyInstance,
  { reportsInvoices }: { reportsInvoices: boolean },
): void {
  route(app, invoiceReportApi.list, async (ctx, { query }) => ({
    success: true as const,
    ...(await viewInvoiceReports(ctx, query, reportsInvoices)),
  }));
  route(app, invoiceReportApi.reportAgain, async (ctx, { body }) => ({
    success: true as const,
    count: await reportAgain(ctx, body),
  }));
}
