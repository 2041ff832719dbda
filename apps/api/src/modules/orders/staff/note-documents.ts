import type { ActorContext } from '#api/platform/context.ts';
import { noteSecurityEvent } from '#api/platform/security-log/security-event.ts';

type OrderDocument = 'label' | 'packing slip';

/** Notes in the security log whose address staff have seen: one event for each order. */
export function noteDocuments(
  by: ActorContext,
  document: OrderDocument,
  orderIds: readonly string[],
): void {
  for (const id of orderIds) {
    const subject = `order:${id}`;
    noteSecurityEvent(by, { kind: 'order_documents_viewed', subject, details: { document } });
  }
}
