import type { Invoice } from '@sirkito/contracts/invoice';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { readInvoices } from './invoice.ts';

/** In the order of the ids. What is not paid yet has none and is left out. */
export async function viewInvoicesForStaff(ctx: Ctx, ids: readonly string[]): Promise<Invoice[]> {
  requireStaff(ctx);
  const found = await readInvoices(ctx.read, ids);
  return ids.flatMap((id) => found.get(id)?.invoice ?? []);
}
