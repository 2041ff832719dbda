import type { ShopError } from '@sirkito/contracts/shop-error';
import { withFallbackMessage } from '#web/lib/api/with-fallback-message.ts';

const fallbacks = {
  create: 'Failed to create review',
  update: 'Failed to update review',
  list: 'Failed to fetch reviews',
  own: 'Failed to fetch user reviews',
};

export const reviewError = (what: keyof typeof fallbacks, error: unknown): ShopError =>
  withFallbackMessage(error, fallbacks[what]);
