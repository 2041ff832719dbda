import { countPieces } from '@sirkito/commerce';
import { requireShop, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import type { Enqueue } from '#api/platform/jobs.ts';
import {
  judgeFitJob,
  orderLetterMail,
  orderPlacedMail,
  releaseHoldJob,
  type OrderLetter,
} from './orders.jobs.ts';
import { listOrdersById, type OrderRow } from './orders.queries.ts';
import { announceOrders, takeFromOutbox, type Owed } from './outbox.queries.ts';

const atOnce = 100;

/** Changes that are written about; the others only show on screens. */
const letterOf: Record<string, OrderLetter> = {
  // Not `payment_paid`: money also comes for orders that stay cancelled, and back from a refund.
  order_confirmed: 'paid',
  payment_refunded: 'refunded',
  payment_partially_refunded: 'partly_refunded',
  order_shipped: 'shipped',
  order_delivered: 'delivered',
  order_delivery_failed: 'not_delivered',
  order_cancelled: 'cancelled',
};

/** Hands what changed orders owe to the job queue; says how much it found. */
export async function relayOutbox(ctx: Ctx): Promise<number> {
  requireShop(ctx);
  return ctx.transact(async (tx) => {
    const owed = await takeFromOutbox(tx, atOnce);
    if (owed.length === 0) return 0;
    const ids = [...new Set(owed.map(({ payload }) => payload.orderId))];
    const orders = new Map((await listOrdersById(tx, ids)).map((order) => [order.id, order]));
    for (const one of owed) {
      const order = orders.get(one.payload.orderId);
      if (order) await promise(ctx.enqueue, tx, one, order);
    }
    await announceOrders(tx, ids);
    return owed.length;
  });
}

async function promise(
  enqueue: Enqueue,
  tx: Tx,
  { id, kind }: Owed,
  order: OrderRow,
): Promise<void> {
  const orderId = order.id;
  if (kind === 'order_placed') {
    await enqueue(tx, orderPlacedMail, { orderId });
    // One part alone has nothing to fit.
    if (countPieces(order.lines) > 1) await enqueue(tx, judgeFitJob, { orderId });
    if (order.heldUntil) await enqueue(tx, releaseHoldJob, { orderId }, order.heldUntil);
    return;
  }
  const letter = letterOf[kind];
  // Cash changes hands at the door: the letter that it arrived is enough.
  const isToldAlready = letter === 'paid' && order.paymentMethod === 'cod';
  if (letter && !isToldAlready) {
    await enqueue(tx, orderLetterMail, { orderId, letter, changeId: id });
  }
}
