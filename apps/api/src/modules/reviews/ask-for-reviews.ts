import { randomUUID } from 'node:crypto';
import { requireShop, type Ctx } from '#api/platform/context.ts';
import { insertReviewLetter, listOrdersToAsk } from './review-letters.queries.ts';
import { reviewRequestMail } from './reviews.jobs.ts';

const day = 86_400_000;
/** Long enough to have built it in, not so long that it is forgotten. */
const afterDays = 3;
const atMostDays = 30;
const atOnce = 100;

/** Promises one letter for each order delivered some days ago; says whether there may be more. */
export async function askForReviews(ctx: Ctx): Promise<boolean> {
  requireShop(ctx);
  const now = ctx.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * day);
  return ctx.transact(async (tx) => {
    const orders = await listOrdersToAsk(tx, {
      from: daysAgo(atMostDays),
      until: daysAgo(afterDays),
      limit: atOnce,
    });
    for (const { orderId, accountId } of orders) {
      const letter = { orderId, accountId, stopKey: randomUUID(), at: now };
      const isFirst = await insertReviewLetter(tx, letter);
      if (isFirst) await ctx.enqueue(tx, reviewRequestMail, { orderId });
    }
    return orders.length === atOnce;
  });
}
