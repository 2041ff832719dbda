import { canBecome, type OrderStatus, type PaymentStatus } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import { insertMovements } from '#api/modules/inventory/index.ts';
import type { Acting } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { listLinesOf, recordMove, type LockedOrder } from './orders.queries.ts';

interface Step {
  to: OrderStatus;
  paymentStatus?: PaymentStatus;
  note: string;
}

/** One legal step of an order, with what it does to the stock. Needs the order's lock. */
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
  const isHeld = to === 'pending';
  await recordMove(tx, {
    orderId: order.id,
    eventId: acting.newId(),
    status: to,
    paymentStatus,
    heldUntil: isHeld ? order.heldUntil : null,
    note,
    at,
  });
  if (to === 'cancelled') await releaseStock(tx, acting, order);
}

async function releaseStock(tx: Tx, acting: Acting, order: LockedOrder): Promise<void> {
  const lines = await listLinesOf(tx, order.id);
  await insertMovements(
    tx,
    lines.map(({ productId, quantity }) => ({
      id: acting.newId(),
      at: acting.now(),
      productId,
      quantity,
      reason: 'released',
      reference: `order ${order.number}`,
    })),
  );
}
