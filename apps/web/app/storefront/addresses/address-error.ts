import type { ShopError } from '@sirkito/contracts/shop-error';
import { withFallbackMessage } from '#web/lib/api/with-fallback-message.ts';

const fallbacks = {
  add: 'Failed to add address',
  list: 'Failed to fetch addresses',
  update: 'Failed to update address',
  remove: 'Failed to delete address',
};

export const addressError = (what: keyof typeof fallbacks, error: unknown): ShopError =>
  withFallbackMessage(error, fallbacks[what]);
