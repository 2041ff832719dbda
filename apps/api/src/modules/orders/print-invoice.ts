import type { Invoice } from '@sirkito/contracts/invoice';
import type { Ctx } from '#api/platform/context.ts';
import { readSetting } from '#api/modules/settings/index.ts';

/** An invoice that whoever asks may see, as PDF. What draws it is read when first needed. */
export async function printInvoice(ctx: Ctx, invoice: Invoice): Promise<Buffer> {
  const store = await readSetting(ctx.read, 'store_profile');
  const { drawInvoice } = await import('./invoice-pdf.ts');
  return drawInvoice(invoice, store);
}
