import { AppError } from '@sirkito/contracts/errors';
import type { Invoice } from '@sirkito/contracts/invoices/schemas';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { readInvoice } from './invoice.ts';

export async function viewInvoice(ctx: Ctx, orderId: string): Promise<Invoice> {
  const { accountId } = requireShopper(ctx);
  const found = await readInvoice(ctx.read, orderId);
  if (found.accountId !== accountId) throw new AppError('order.not_found');
  if (!found.invoice) throw new AppError('order.no_invoice');
  return found.invoice;
}
