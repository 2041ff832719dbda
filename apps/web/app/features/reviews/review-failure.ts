import type { ShopError } from '@sirkito/contracts/shop-error';
import { failureOf } from '#web/lib/failure-of.ts';

const fallbacks = {
  create: 'Failed to create review',
  update: 'Failed to update review',
  list: 'Failed to fetch reviews',
  own: 'Failed to fetch user reviews',
};

export const reviewFailure = (what: keyof typeof fallbacks, error: unknown): ShopError =>
  failureOf(error, fallbacks[what]);
