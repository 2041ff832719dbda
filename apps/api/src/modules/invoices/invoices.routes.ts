import { invoiceApi } from '@sirkito/contracts/invoices/endpoints';
import type { InvoiceKeys } from '@sirkito/contracts/invoices/reports-schemas';
import type { InvoiceDocument } from '@sirkito/contracts/invoices/schemas';
import { toStructuredForm, type StructuredForm } from '@sirkito/contracts/invoices/structured-form';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '@sirkito/contracts/errors';
import { ok, route } from '#api/platform/http/route.ts';
import type { DocumentSigner } from './reports/sign-document.ts';
import { setInvoiceBuyer } from './documents/set-invoice-buyer.ts';
import { pickDocument, printInvoice } from './documents/print-invoice.ts';
import { viewInvoice } from './documents/view-invoice.ts';
import { viewInvoicesForStaff } from './documents/view-invoices-for-staff.ts';
import { viewInvoiceForStaff } from './documents/view-invoice-for-staff.ts';

export interface InvoiceDeps {
  /** Undefined if the shop doesn't sign its invoices. */
  documentSigner: DocumentSigner | undefined;
  /** Returns the keys that verify signed invoices. */
  invoiceKeys: () => Promise<InvoiceKeys['keys']>;
}

export function invoicesRoutes(
  app: FastifyInstance,
  { documentSigner, invoiceKeys }: InvoiceDeps,
): void {
  route(app, invoiceApi.view, async (ctx, { params }) => ({
    success: true as const,
    invoice: await viewInvoice(ctx, params.orderId),
  }));
  route(app, invoiceApi.file, async (ctx, { params, query }, { reply }) =>
    asPdf(reply, await printInvoice(await viewInvoice(ctx, params.orderId), query, ctx.signal)),
  );
  route(app, invoiceApi.data, async (ctx, { params, query }, { reply }) =>
    asJson(reply, pickDocument(await viewInvoice(ctx, params.orderId), query)),
  );
  route(app, invoiceApi.dataForStaff, async (ctx, { params, query }, { reply }) =>
    asJson(reply, pickDocument(await viewInvoiceForStaff(ctx, params.orderId), query)),
  );
  route(app, invoiceApi.signed, async (ctx, { params, query }, { reply }) =>
    asJws(reply, documentSigner, pickDocument(await viewInvoice(ctx, params.orderId), query)),
  );
  route(app, invoiceApi.signedForStaff, async (ctx, { params, query }, { reply }) =>
    asJws(
      reply,
      documentSigner,
      pickDocument(await viewInvoiceForStaff(ctx, params.orderId), query),
    ),
  );
  route(app, invoiceApi.keys, async () => ({
    keys: await invoiceKeys(),
  }));
  route(app, invoiceApi.setBuyer, async (ctx, { params, body }) => ({
    success: true as const,
    invoice: await setInvoiceBuyer(ctx, params.orderId, body),
  }));
  route(app, invoiceApi.viewForStaff, async (ctx, { params }) => ({
    success: true as const,
    invoice: await viewInvoiceForStaff(ctx, params.orderId),
  }));
  route(app, invoiceApi.listForStaff, async (ctx, { query }) =>
    ok(await viewInvoicesForStaff(ctx, query.ids)),
  );
  route(app, invoiceApi.fileForStaff, async (ctx, { params, query }, { reply }) =>
    asPdf(
      reply,
      await printInvoice(await viewInvoiceForStaff(ctx, params.orderId), query, ctx.signal),
    ),
  );
}

function asJson(reply: FastifyReply, document: InvoiceDocument): StructuredForm {
  void reply.header('content-disposition', `attachment; filename="${document.number}.json"`);
  return toStructuredForm(document);
}

async function asJws(
  reply: FastifyReply,
  signer: DocumentSigner | undefined,
  document: InvoiceDocument,
): Promise<string> {
  if (!signer) throw new AppError('order.not_signed');
  void reply
    .type('application/jose')
    .header('content-disposition', `attachment; filename="${document.number}.jws"`);
  return signer.sign(document);
}

function asPdf(reply: FastifyReply, file: Buffer): Buffer {
  void reply
    .type('application/pdf')
    .header('content-disposition', 'attachment; filename="invoice.pdf"');
  return file;
}
