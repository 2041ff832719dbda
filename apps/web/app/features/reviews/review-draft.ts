import { browserStorage } from '#web/lib/browser-storage.ts';

export interface ReviewWords {
  /** 0 as long as none is chosen. */
  rating: number;
  review: string;
}

interface Whose {
  userId: string;
  orderId: string;
  productId: string;
}

const keyOf = ({ userId, orderId, productId }: Whose) =>
  `review_draft:${userId}:${orderId}:${productId}`;

/** A review that was begun in this browser, or an empty one. */
export function readDraft(whose: Whose): ReviewWords {
  const kept = (browserStorage.getJson(keyOf(whose)) ?? {}) as Partial<ReviewWords>;
  const { rating, review } = kept;
  return {
    rating: typeof rating === 'number' ? rating : 0,
    review: typeof review === 'string' ? review : '',
  };
}

export const keepDraft = (whose: Whose, draft: ReviewWords): void =>
  browserStorage.set(keyOf(whose), JSON.stringify(draft));

export const forgetDraft = (whose: Whose): void => browserStorage.remove(keyOf(whose));
