import { ShopError } from '@sirkito/contracts/shop-error';

const fallbacks = {
  add: 'Failed to add address',
  list: 'Failed to fetch addresses',
  update: 'Failed to update address',
  remove: 'Failed to delete address',
};

/** What the server says, or, where it could not say anything, what did not work. */
export function addressFailure(what: keyof typeof fallbacks, error: unknown): ShopError {
  if (!(error instanceof ShopError)) throw error;
  if (error.status < 500) return error;
  return Object.assign(error, { message: fallbacks[what] });
}
