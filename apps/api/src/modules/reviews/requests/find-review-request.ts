import { orderNumber } from '@sirkito/commerce';
import type { Reader } from '#api/platform/db/transaction.ts';
import { listUnreviewedPurchases } from '../reviews/purchases.queries.ts';
import { findSubscribedRequest } from './review-requests.queries.ts';

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
