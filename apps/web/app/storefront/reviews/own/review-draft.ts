import { browserStorage } from '#web/lib/storage/browser-storage.ts';

export interface ReviewFields {
  /** 0 until a rating is selected. */
  rating: number;
  review: string;
}

interface DraftOwner {
  userId: string;
  orderId: string;
  productId: string;
}

const keyOf = ({ userId, orderId, productId }: DraftOwner) =>
  `review_draft:${userId}:${orderId}:${productId}`;

/** Reads the draft stored in this browser, or an empty one. */
export function readDraft(owner: DraftOwner): ReviewFields {
  const { rating, review } = browserStorage.getRecord(keyOf(owner));
  return {
    rating: typeof rating === 'number' ? rating : 0,
    review: typeof review === 'string' ? review : '',
  };
}

export const saveDraft = (owner: DraftOwner, draft: ReviewFields): void =>
  browserStorage.set(keyOf(owner), JSON.stringify(draft));

export const removeDraft = (owner: DraftOwner): void => browserStorage.remove(keyOf(owner));
