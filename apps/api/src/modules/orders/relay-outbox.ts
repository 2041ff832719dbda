import { requireShop, type Ctx } from '#api/platform/context.ts';
import { orderPlacedMail, releaseHoldJob } from './orders.jobs.ts';
import { listOrdersById } from './orders.queries.ts';
import { takeFromOutbox } from './outbox.queries.ts';

const atOnce = 100;

/** Hands what placed orders owe to the job queue; says how many it found. */
export async function relayOutbox(ctx: Ctx): Promise<number> {
  requireShop(ctx);
  return ctx.transact(async (tx) => {
    const owed = await takeFromOutbox(tx, atOnce);
    const orders = await listOrdersById(
      tx,
      owed.map(({ payload }) => payload.orderId),
    );
    for (const { id: orderId, heldUntil } of orders) {
      await ctx.enqueue(tx, orderPlacedMail, { orderId });
      if (heldUntil) await ctx.enqueue(tx, releaseHoldJob, { orderId }, heldUntil);
    }
    return owed.length;
  });
}
