import { countPieces } from '@sirkito/commerce';
import { runInScope } from '@sirkito/process';
import { requireShop, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import type { Enqueue } from '#api/platform/jobs/job-kind.ts';
import {
  checkOrderFitJob,
  sendOrderEmailJob,
  sendOrderPlacedEmailJob,
  releaseReservationJob,
  type OrderEmail,
} from '../order/order-jobs.ts';
import { listOrdersById, type OrderRow } from '../order/orders.queries.ts';
import { announceOrders, takeOutboxEntries, type OutboxEntry } from './outbox.queries.ts';

const batchSize = 100;

/** Changes that send an e-mail; the others only update open screens. */
const emailByChange: Record<string, OrderEmail> = {
  // Not `payment_paid`: that also occurs for orders that stay cancelled and after a failed refund.
  order_confirmed: 'paid',
  payment_refunded: 'refunded',
  payment_partially_refunded: 'partly_refunded',
  order_shipped: 'shipped',
  order_delivered: 'delivered',
  order_delivery_failed: 'not_delivered',
  order_cancelled: 'cancelled',
};

/** Turns outbox entries into jobs and notifies open screens. Returns the number of entries. */
export async function relayOutbox(ctx: Ctx): Promise<number> {
  requireShop(ctx);
  return ctx.transact(async (tx) => {
    const entries = await takeOutboxEntries(tx, batchSize);
    if (entries.length === 0) return 0;
    const ids = [...new Set(entries.map(({ payload }) => payload.orderId))];
    const orders = new Map((await listOrdersById(tx, ids)).map((order) => [order.id, order]));
    for (const entry of entries) {
      const order = orders.get(entry.payload.orderId);
      if (!order) continue;
      const scope = { requestId: entry.requestId ?? entry.id };
      await runInScope(scope, () => enqueueJobs(ctx.enqueue, tx, entry, order));
    }
    await announceOrders(tx, ids);
    return entries.length;
  });
}

async function enqueueJobs(
  enqueue: Enqueue,
  tx: Tx,
  { id, kind }: OutboxEntry,
  order: OrderRow,
): Promise<void> {
  const orderId = order.id;
  if (kind === 'order_placed') {
    await enqueue(tx, sendOrderPlacedEmailJob, { orderId });
    // A single item has nothing to be compatible with.
    if (countPieces(order.lines) > 1) await enqueue(tx, checkOrderFitJob, { orderId });
    if (order.heldUntil) await enqueue(tx, releaseReservationJob, { orderId }, order.heldUntil);
    return;
  }
  const email = emailByChange[kind];
  // Cash is paid on delivery: the delivery e-mail is enough.
  const isCoveredByDelivery = email === 'paid' && order.paymentMethod === 'cod';
  if (email && !isCoveredByDelivery) {
    await enqueue(tx, sendOrderEmailJob, { orderId, email, changeId: id });
  }
}
