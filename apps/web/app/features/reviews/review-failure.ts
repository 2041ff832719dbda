import { ShopError } from '@sirkito/contracts/shop-error';

const fallbacks = {
  create: 'Failed to create review',
  update: 'Failed to update review',
  list: 'Failed to fetch reviews',
  own: 'Failed to fetch user reviews',
};

/** What the server says, or, where it could not say anything, what did not work. */
export function reviewFailure(what: keyof typeof fallbacks, error: unknown): ShopError {
  if (!(error instanceof ShopError)) throw error;
  if (error.status < 500) return error;
  return Object.assign(error, { message: fallbacks[what] });
}
