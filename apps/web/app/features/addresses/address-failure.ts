import type { ShopError } from '@sirkito/contracts/shop-error';
import { failureOf } from '#web/lib/failure-of.ts';

const fallbacks = {
  add: 'Failed to add address',
  list: 'Failed to fetch addresses',
  update: 'Failed to update address',
  remove: 'Failed to delete address',
};

export const addressFailure = (what: keyof typeof fallbacks, error: unknown): ShopError =>
  failureOf(error, fallbacks[what]);
