import { canTransition, type OrderStatus, type PaymentStatus } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import { endAllocation, takeStock } from '#api/modules/inventory/index.ts';
import { releasePromotionUse, reapplyPromotionUse } from '#api/modules/promotions/index.ts';
import type { ActorContext } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { recordedActor } from '#api/platform/recorded-actor.ts';
import { listLinesOf, recordTransition, type LockedOrder } from '../order/orders.queries.ts';
import { statusLabel } from '../order/status-label.ts';

interface OrderTransition {
  to: OrderStatus;
  paymentStatus?: PaymentStatus;
  note: string;
}

/**
 * Moves the order to an allowed next status. Shipping takes its items off the shelf; cancelling
 * releases them and its promotion. Caller holds the order lock.
 */
export async function transitionOrder(
  tx: Tx,
  deps: ActorContext,
  order: LockedOrder,
  { to, paymentStatus = order.paymentStatus, note }: OrderTransition,
): Promise<void> {
  if (!canTransition(order.status, to)) {
    throw new AppError('order.invalid_transition', {
      status: order.status,
      wanted: to,
      statusLabel: statusLabel(order.status, order.isPickup),
      changeLabel: to === 'cancelled' ? to : `marked as ${statusLabel(to, order.isPickup)}`,
    });
  }
  const at = deps.now();
  await recordTransition(tx, {
    orderId: order.id,
    eventId: deps.newId(),
    requestId: deps.requestId,
    ...recordedActor(deps),
    status: to,
    paymentStatus,
    isPaymentChange: paymentStatus !== order.paymentStatus,
    heldUntil: null,
    note,
    at,
  });
  const made = { at, ...recordedActor(deps) };
  if (to === 'shipped') await endAllocation(tx, order.id, { ...made, kind: 'shipped' });
  if (to !== 'cancelled') return;
  await endAllocation(tx, order.id, { ...made, kind: 'released' });
  await releasePromotionUse(tx, order.id, at);
}

export type ReopenResult =
  | 'reopened'
  | 'out_of_stock'
  | 'promotion_used_up'
  | 'account_erased'
  | 'not_released';

/**
 * Reopens an order that expired unpaid and was then paid after all. Requires its items to be in
 * stock, its promotion to be available and its account to exist. Caller holds the order lock.
 */
export async function reopenOrder(
  tx: Tx,
  deps: ActorContext,
  order: LockedOrder,
  note: string,
): Promise<ReopenResult> {
  if (order.status !== 'cancelled' || order.paymentStatus !== 'expired') return 'not_released';
  if (order.isAnonymous) return 'account_erased';
  const made = { at: deps.now(), ...recordedActor(deps) };
  const units = await listLinesOf(tx, order.id);
  if (!(await takeStock(tx, { orderId: order.id, units, isPickup: order.isPickup }, made))) {
    return 'out_of_stock';
  }
  // Lock stock before the promotion, as placing an order does, to avoid deadlocks.
  if (!(await reapplyPromotionUse(tx, order.id))) {
    await endAllocation(tx, order.id, { ...made, kind: 'released' });
    return 'promotion_used_up';
  }
  await recordTransition(tx, {
    orderId: order.id,
    eventId: deps.newId(),
    requestId: deps.requestId,
    ...recordedActor(deps),
    status: 'confirmed',
    paymentStatus: 'paid',
    isPaymentChange: true,
    heldUntil: null,
    note,
    at: deps.now(),
  });
  return 'reopened';
}
