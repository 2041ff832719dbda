import { canBecome, type OrderStatus, type PaymentStatus } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import { insertMovements, takeStock, type Movement } from '#api/modules/inventory/index.ts';
import { giveBackUse, takeUseAgain } from '#api/modules/promotions/index.ts';
import type { Acting } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { listLinesOf, recordMove, type LockedOrder } from './orders.queries.ts';

interface Step {
  to: OrderStatus;
  paymentStatus?: PaymentStatus;
  note: string;
}

/** One legal step of an order, with what it does to the stock and to its promotion. Needs the order's lock. */
export async function moveOrder(
  tx: Tx,
  acting: Acting,
  order: LockedOrder,
  { to, paymentStatus = order.paymentStatus, note }: Step,
): Promise<void> {
  if (!canBecome(order.status, to)) {
    throw new AppError('order.not_possible', { status: order.status, wanted: to });
  }
  const at = acting.now();
  await recordMove(tx, {
    orderId: order.id,
    eventId: acting.newId(),
    status: to,
    paymentStatus,
    isPaymentNew: paymentStatus !== order.paymentStatus,
    heldUntil: null,
    note,
    at,
  });
  if (to !== 'cancelled') return;
  await releaseStock(tx, acting, order);
  await giveBackUse(tx, order.id, at);
}

/** What came of bringing a released order back, or why it was not. */
export type Revival = 'revived' | 'sold' | 'promotion_used_up' | 'nobody' | 'not_released';

/**
 * An order that was released because nobody paid is paid after all: it goes on if everything in it
 * is still on the shelf, its promotion is not used up and there is still somebody to send it to. The
 * one way back from being cancelled. Needs the order's lock.
 */
export async function reviveOrder(
  tx: Tx,
  acting: Acting,
  order: LockedOrder,
  note: string,
): Promise<Revival> {
  if (order.status !== 'cancelled' || order.paymentStatus !== 'expired') return 'not_released';
  if (order.isAnonymous) return 'nobody';
  if (!(await takeStock(tx, await movementsOf(tx, acting, order, 'sold')))) return 'sold';
  // In the order in which placing locks them: first the stock, then the promotion.
  if (!(await takeUseAgain(tx, order.id))) {
    await releaseStock(tx, acting, order);
    return 'promotion_used_up';
  }
  await recordMove(tx, {
    orderId: order.id,
    eventId: acting.newId(),
    status: 'confirmed',
    paymentStatus: 'paid',
    isPaymentNew: true,
    heldUntil: null,
    note,
    at: acting.now(),
  });
  return 'revived';
}

const releaseStock = async (tx: Tx, acting: Acting, order: LockedOrder): Promise<void> =>
  insertMovements(tx, await movementsOf(tx, acting, order, 'released'));

async function movementsOf(
  tx: Tx,
  acting: Acting,
  order: LockedOrder,
  reason: 'sold' | 'released',
): Promise<Movement[]> {
  const lines = await listLinesOf(tx, order.id);
  return lines.map(({ productId, quantity }) => ({
    id: acting.newId(),
    at: acting.now(),
    productId,
    quantity: reason === 'sold' ? -quantity : quantity,
    reason,
    reference: `order ${order.number}`,
  }));
}
