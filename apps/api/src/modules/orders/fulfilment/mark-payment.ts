import type { PaymentStatus } from '@sirkito/commerce';
import type { ActorContext } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { recordedActor } from '#api/platform/recorded-actor.ts';
import { recordTransition, type LockedOrder } from '../order/orders.queries.ts';

/** Updates the payment status without changing the order status. Caller holds the order lock. */
export const markPayment = (
  tx: Tx,
  deps: ActorContext,
  order: LockedOrder,
  { paymentStatus, note }: { paymentStatus: PaymentStatus; note: string },
): Promise<void> =>
  recordTransition(tx, {
    orderId: order.id,
    eventId: deps.newId(),
    requestId: deps.requestId,
    ...recordedActor(deps),
    status: order.status,
    paymentStatus,
    isPaymentChange: true,
    heldUntil: order.heldUntil,
    note,
    at: deps.now(),
  });
