import {
  holdMinutes,
  isPaidOnline,
  paymentMethodName,
  type PaymentMethod,
} from '@sirkito/commerce';
import { readSetting } from '#api/modules/settings/index.ts';
import type { ActorContext, Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { recordedActor } from '#api/platform/recorded-actor.ts';
import { releaseReservationJob } from '../order/order-jobs.ts';
import { codRulesOf } from '../order/order-rules.ts';
import { recordTransition, type LockedOrder } from '../order/orders.queries.ts';
import { findSwitchRisk, setCodCheck } from '../risk/switch-risk.queries.ts';
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
  await setPaymentMethod(tx, order, method);
  if (method === 'cod') await checkCod(tx, order.id, at);
  await recordTransition(tx, {
    orderId: order.id,
    eventId: deps.newId(),
    requestId: deps.requestId,
    ...recordedActor(deps),
    status: order.status,
    paymentStatus: method === 'cod' ? 'unpaid' : 'awaiting',
    isPaymentChange: true,
    heldUntil,
    note: `Payment method changed to ${paymentMethodName(method, order.isPickup)}`,
    at,
  });
  if (heldUntil) await deps.enqueue(tx, releaseReservationJob, { orderId: order.id }, heldUntil);
}

/** Scores cash on delivery as checkout does. */
async function checkCod(tx: Tx, orderId: string, at: Date): Promise<void> {
  const cod = codRulesOf(await readSetting(tx, 'cash_on_delivery'));
  const { score, reasons } = await findSwitchRisk(tx, orderId, { cod, at });
  await setCodCheck(tx, orderId, { score, reasons, cod });
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
