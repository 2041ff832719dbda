import { randomUUID } from 'node:crypto';
import { orderNumber } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import { anyone, type Ctx, requireShop } from '#api/platform/context.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import { listUnreviewedPurchases } from '../reviews/purchases.queries.ts';
import { sendReviewRequestJob } from './review-request-job.ts';
import {
  findRequestAccount,
  findSubscribedRequest,
  insertReviewRequest,
  insertUnsubscribe,
  listOrdersToReview,
} from './review-requests.queries.ts';

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

interface ReviewRequest {
  accountId: string;
  optOutToken: string;
  orderNumber: string;
  titles: string[];
}

/** Returns undefined if the customer unsubscribed, was erased or has reviewed everything. */
export async function findReviewRequest(
  read: Reader,
  orderId: string,
): Promise<ReviewRequest | undefined> {
  const request = await findSubscribedRequest(read, orderId);
  const unreviewed = request ? await listUnreviewedPurchases(read, request.accountId, orderId) : [];
  const [first] = unreviewed;
  if (!request || !first) return undefined;
  const titles = unreviewed.map(({ title }) => title);
  return { ...request, orderNumber: orderNumber(first.number), titles };
}

/** Needs no sign-in: the key from the e-mail can do nothing but unsubscribe. */
export async function unsubscribe(ctx: Ctx, key: string): Promise<void> {
  anyone(ctx);
  await ctx.transact(async (tx) => {
    const accountId = await findRequestAccount(tx, key);
    if (!accountId) throw new AppError('review.request_not_found');
    await insertUnsubscribe(tx, accountId, ctx.now());
  });
}
