import { AppError } from '@sirkito/contracts/errors';

const fallbacks = {
  add: 'Failed to add address',
  list: 'Failed to fetch addresses',
  update: 'Failed to update address',
  remove: 'Failed to delete address',
};

/** What the server says, or, where it could not say anything, what did not work. */
export function addressFailure(what: keyof typeof fallbacks, error: unknown): AppError {
  if (!(error instanceof AppError)) throw error;
  if (error.status < 500) return error;
  return Object.assign(error, { message: fallbacks[what] });
}
