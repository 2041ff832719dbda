import { orderNumber } from '@sirkito/commerce';
import type { Reader } from '#api/platform/db/transaction.ts';
import { listWaiting } from './bought.queries.ts';
import { findLetter } from './review-letters.queries.ts';

interface ReviewLetter {
  accountId: string;
  stopKey: string;
  orderNumber: string;
  titles: string[];
}

/** What the letter asks about; nothing once there is nobody, or nothing left, to ask. */
export async function findReviewLetter(
  read: Reader,
  orderId: string,
): Promise<ReviewLetter | undefined> {
  const letter = await findLetter(read, orderId);
  const waiting = letter ? await listWaiting(read, letter.accountId, orderId) : [];
  const [first] = waiting;
  if (!letter || !first) return undefined;
  const titles = waiting.map(({ title }) => title);
  return { ...letter, orderNumber: orderNumber(first.number), titles };
}
