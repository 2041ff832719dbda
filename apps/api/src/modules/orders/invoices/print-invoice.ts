import type { Invoice } from '@sirkito/contracts/invoices/schemas';
import type { Ctx } from '#api/platform/context.ts';
import { readSetting } from '#api/modules/settings/index.ts';

/** Renders the invoice as a PDF. Callers check access; the renderer loads on first use. */
export async function printInvoice(ctx: Ctx, invoice: Invoice): Promise<Buffer> {
  const store = await readSetting(ctx.read, 'store_profile');
  const { renderInvoicePdf } = await import('./invoice-pdf.ts');
  return renderInvoicePdf(invoice, store);
}
