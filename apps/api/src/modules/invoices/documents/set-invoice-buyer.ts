import { AppError } from '@sirkito/contracts/errors';
import type { Invoice, InvoiceBuyer } from '@sirkito/contracts/invoices/schemas';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { readInvoice } from './invoice.ts';
import { insertInvoiceBuyer } from './invoice.queries.ts';
import { reissueInvoice } from './issue-documents.ts';

/** Issues the invoice again with the buyer's details, once: an issued one never changes. */
export async function setInvoiceBuyer(
  ctx: Ctx,
  orderId: string,
  details: InvoiceBuyer,
): Promise<Invoice> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    const found = await readInvoice(tx, orderId);
    if (found.accountId !== accountId) throw new AppError('order.not_found');
    if (!found.invoice) throw new AppError('order.no_invoice');
    const buyer = { order_id: orderId, account_id: accountId, ...details };
    const isSet = await insertInvoiceBuyer(tx, buyer);
    if (!isSet || !(await reissueInvoice(tx, orderId))) {
      throw new AppError('order.invoice_buyer_set');
    }
    const { invoice } = await readInvoice(tx, orderId);
    if (!invoice) throw new Error('No invoice after issuing it');
    return invoice;
  });
}
