import { AppError } from '@sirkito/contracts/errors';
import type { Invoice } from '@sirkito/contracts/invoices/schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { noteDocuments } from '../staff/note-documents.ts';
import { readInvoice } from './invoice.ts';

export async function viewInvoiceForStaff(ctx: Ctx, orderId: string): Promise<Invoice> {
  requireStaff(ctx);
  const { invoice } = await readInvoice(ctx.read, orderId);
  if (!invoice) throw new AppError('order.no_invoice');
  noteDocuments(ctx, 'invoice', [orderId]);
  return invoice;
}
