import type { PaymentStatus } from '@sirkito/commerce';
import type { Acting } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { recordMove, type LockedOrder } from './orders.queries.ts';

/** What became of the payment of an order that stays where it is. Needs the order's lock. */
export const markPayment = (
  tx: Tx,
  acting: Acting,
  order: LockedOrder,
  { paymentStatus, note }: { paymentStatus: PaymentStatus; note: string },
): Promise<void> =>
  recordMove(tx, {
    orderId: order.id,
    eventId: acting.newId(),
    status: order.status,
    paymentStatus,
    isPaymentNew: true,
    heldUntil: order.heldUntil,
    note,
    at: acting.now(),
  });
