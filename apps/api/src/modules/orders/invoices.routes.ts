import { invoiceApi } from '@sirkito/contracts/invoice';
import type { FastifyInstance } from 'fastify';
import { route } from '#api/platform/http/route.ts';
import { makeOutInvoice } from './make-out-invoice.ts';
import { viewInvoice } from './view-invoice.ts';
import { viewInvoiceForStaff } from './view-invoice-for-staff.ts';

export function invoicesRoutes(app: FastifyInstance): void {
  route(app, invoiceApi.view, async (ctx, { params }) => ({
    success: true as const,
    invoice: await viewInvoice(ctx, params.orderId),
  }));
  route(app, invoiceApi.makeOut, async (ctx, { params, body }) => ({
    success: true as const,
    invoice: await makeOutInvoice(ctx, params.orderId, body),
  }));
  route(app, invoiceApi.viewForStaff, async (ctx, { params }) => ({
    success: true as const,
    invoice: await viewInvoiceForStaff(ctx, params.orderId),
  }));
}
