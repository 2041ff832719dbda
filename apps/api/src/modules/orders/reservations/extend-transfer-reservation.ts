import { transferReservationEnd } from '@sirkito/commerce';
import type { ActorContext, Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { recordedActor } from '#api/platform/recorded-actor.ts';
import { releaseReservationJob } from '../order/order-jobs.ts';
import { recordTransition, type LockedOrder } from '../order/orders.queries.ts';

/** Extends the reservation so that staff have time to verify the transfer. Caller holds the order lock. */
export async function extendTransferReservation(
  tx: Tx,
  deps: ActorContext & Pick<Ctx, 'enqueue'>,
  order: LockedOrder,
): Promise<void> {
  const at = deps.now();
  const heldUntil = transferReservationEnd(at);
  await recordTransition(tx, {
    orderId: order.id,
    eventId: deps.newId(),
    requestId: deps.requestId,
    ...recordedActor(deps),
    status: order.status,
    paymentStatus: order.paymentStatus,
    // An event that keeps the order status is published as a payment change.
    isPaymentChange: true,
    heldUntil,
    note: 'Proof of payment received. Items are reserved while we check it',
    at,
  });
  await deps.enqueue(tx, releaseReservationJob, { orderId: order.id }, heldUntil);
}
