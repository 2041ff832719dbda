import type { Invoice } from '@sirkito/contracts/invoices/schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { noteDocuments } from '../staff/note-documents.ts';
import { readInvoices } from './invoice.ts';

/** Returns invoices in the order of the ids, without orders that have none yet. */
export async function viewInvoicesForStaff(ctx: Ctx, ids: readonly string[]): Promise<Invoice[]> {
  requireStaff(ctx);
  const found = await readInvoices(ctx.read, ids);
  noteDocuments(
    ctx,
    'invoice',
    ids.filter((id) => found.get(id)?.invoice),
  );
  return ids.flatMap((id) => found.get(id)?.invoice ?? []);
}
