import type { Invoice } from '@sirkito/contracts/invoices/schemas';
import { requireStaff, type ActorContext, type Ctx } from '#api/platform/context.ts';
import { noteSecurityEvent } from '#api/platform/security-log/security-event.ts';
import { readInvoices } from './invoice.ts';

/** Returns invoices in the order of the ids, without orders that have none yet. */
export async function viewInvoicesForStaff(ctx: Ctx, ids: readonly string[]): Promise<Invoice[]> {
  requireStaff(ctx);
  const found = await readInvoices(ctx.read, ids);
  for (const id of ids) if (found.get(id)?.invoice) noteInvoice(ctx, id);
  return ids.flatMap((id) => found.get(id)?.invoice ?? []);
}

/** Notes in the security log whose address staff have seen. */
export function noteInvoice(by: ActorContext, orderId: string): void {
  noteSecurityEvent(by, {
    kind: 'order_documents_viewed',
    subject: `order:${orderId}`,
    details: { document: 'invoice' },
  });
}
