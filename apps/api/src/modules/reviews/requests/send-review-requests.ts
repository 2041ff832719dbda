import { randomUUID } from 'node:crypto';
import { requireShop, type Ctx } from '#api/platform/context.ts';
import { insertReviewRequest, listOrdersToReview } from './review-requests.queries.ts';
import { sendReviewRequestJob } from './review-request-job.ts';

const day = 86_400_000;
/** Enough time to have tried the product. */
const minDays = 3;
const maxDays = 30;
const batchSize = 100;

/** Queues one e-mail per order delivered some days ago; returns whether there may be more. */
export async function sendReviewRequests(ctx: Ctx): Promise<boolean> {
  requireShop(ctx);
  const now = ctx.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * day);
  return ctx.transact(async (tx) => {
    const orders = await listOrdersToReview(tx, {
      from: daysAgo(maxDays),
      until: daysAgo(minDays),
      limit: batchSize,
    });
    for (const { orderId, accountId } of orders) {
      const request = { orderId, accountId, optOutToken: randomUUID(), at: now };
      const isFirst = await insertReviewRequest(tx, request);
      if (isFirst) await ctx.enqueue(tx, sendReviewRequestJob, { orderId });
    }
    return orders.length === batchSize;
  });
}
