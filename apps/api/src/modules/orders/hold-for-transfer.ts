import { heldForTransfer } from '@sirkito/commerce';
import type { Acting, Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { releaseHoldJob } from './orders.jobs.ts';
import { recordMove, type LockedOrder } from './orders.queries.ts';

/** The goods wait until staff had the time to look for the money. Needs the order's lock. */
export async function holdForTransfer(
  tx: Tx,
  acting: Acting & Pick<Ctx, 'enqueue'>,
  order: LockedOrder,
): Promise<void> {
  const at = acting.now();
  const heldUntil = heldForTransfer(at);
  await recordMove(tx, {
    orderId: order.id,
    eventId: acting.newId(),
    status: order.status,
    paymentStatus: order.paymentStatus,
    // What happens under the same status is told as being about the payment.
    isPaymentNew: true,
    heldUntil,
    note: 'A picture of the transfer came; the parts stay set aside while we look for the money',
    at,
  });
  await acting.enqueue(tx, releaseHoldJob, { orderId: order.id }, heldUntil);
}
