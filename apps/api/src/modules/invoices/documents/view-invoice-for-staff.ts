import { AppError } from '@sirkito/contracts/errors';
import type { Invoice } from '@sirkito/contracts/invoices/schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { readInvoice } from './invoice.ts';
import { noteInvoice } from './view-invoices-for-staff.ts';

export async function viewInvoiceForStaff(ctx: Ctx, orderId: string): Promise<Invoice> {
  requireStaff(ctx);
  const { invoice } = await readInvoice(ctx.read, orderId);
  if (!invoice) throw new AppError('order.no_invoice');
  noteInvoice(ctx, orderId);
  return invoice;
}
