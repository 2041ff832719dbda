import {
  holdMinutes,
  isPaidOnline,
  paymentMethodName,
  type PaymentMethod,
} from '@sirkito/commerce';
import type { ActorContext, Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { recordedActor } from '#api/platform/recorded-actor.ts';
import { releaseReservationJob, sendOrderEmailJob } from '../order/order-jobs.ts';
import { recordTransition, type LockedOrder } from '../order/orders.queries.ts';
import { setCodCheck } from '../risk/cod-check.queries.ts';
import { scoreUnpaidOrder } from './list-other-methods.ts';
import { setPaymentMethod } from './payment-method.queries.ts';

/** Switches an unpaid order to another payment method. Caller holds the order lock. */
export async function switchPaymentMethod(
  tx: Tx,
  deps: ActorContext & Pick<Ctx, 'enqueue'>,
  order: LockedOrder,
  method: PaymentMethod,
): Promise<void> {
  const at = deps.now();
  const heldUntil = reservationEnd(order, method, at);
  const [orderId, eventId] = [order.id, deps.newId()];
  await setPaymentMethod(tx, order, method);
  if (method === 'cod') {
    await setCodCheck(tx, order.id, await scoreUnpaidOrder(tx, order, at));
  }
  await recordTransition(tx, {
    orderId,
    eventId,
    requestId: deps.requestId,
    ...recordedActor(deps),
    status: order.status,
    paymentStatus: method === 'cod' ? 'unpaid' : 'awaiting',
    isPaymentChange: true,
    heldUntil,
    note: `Payment method changed to ${paymentMethodName(method, order.isPickup)}`,
    at,
  });
  if (heldUntil) await deps.enqueue(tx, releaseReservationJob, { orderId }, heldUntil);
  // The payment status may be the same as before, which the outbox doesn't announce.
  const email = { orderId, email: 'method_changed' as const, changeId: eventId };
  await deps.enqueue(tx, sendOrderEmailJob, email);
}

const minuteMs = 60_000;

/** Switching back and forth must not reserve stock longer than the order could at checkout. */
function reservationEnd(
  { createdAt, heldUntil }: LockedOrder,
  method: PaymentMethod,
  now: Date,
): Date | null {
  const minutes = holdMinutes[method];
  if (minutes === null) return null;
  if (!isPaidOnline(method)) return new Date(createdAt.getTime() + minutes * minuteMs);
  const end = now.getTime() + minutes * minuteMs;
  return new Date(Math.min(end, heldUntil?.getTime() ?? end));
}
