import { invoiceApi } from '@sirkito/contracts/invoice';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { makeOutInvoice } from './make-out-invoice.ts';
import { printInvoice } from './print-invoice.ts';
import { viewInvoice } from './view-invoice.ts';
import { viewInvoicesForStaff } from './view-invoices-for-staff.ts';
import { viewInvoiceForStaff } from './view-invoice-for-staff.ts';

export function invoicesRoutes(app: FastifyInstance): void {
  route(app, invoiceApi.view, async (ctx, { params }) => ({
    success: true as const,
    invoice: await viewInvoice(ctx, params.orderId),
  }));
  route(app, invoiceApi.file, async (ctx, { params }, { reply }) =>
    asPdf(reply, await printInvoice(ctx, await viewInvoice(ctx, params.orderId))),
  );
  route(app, invoiceApi.makeOut, async (ctx, { params, body }) => ({
    success: true as const,
    invoice: await makeOutInvoice(ctx, params.orderId, body),
  }));
  route(app, invoiceApi.viewForStaff, async (ctx, { params }) => ({
    success: true as const,
    invoice: await viewInvoiceForStaff(ctx, params.orderId),
  }));
  route(app, invoiceApi.listForStaff, async (ctx, { query }) =>
    ok(await viewInvoicesForStaff(ctx, query.ids)),
  );
  route(app, invoiceApi.fileForStaff, async (ctx, { params }, { reply }) =>
    asPdf(reply, await printInvoice(ctx, await viewInvoiceForStaff(ctx, params.orderId))),
  );
}

function asPdf(reply: FastifyReply, file: Buffer): string {
  void reply.type('application/pdf').header('content-disposition', 'attachment');
  // Bytes go out as they are, past the serializer.
  return file as unknown as string;
}
