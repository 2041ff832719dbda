import { ShopError } from '@sirkito/contracts/shop-error';

/** What the server says, or, where it could not say anything, what did not work. */
export function failureOf(error: unknown, whatFailed: string): ShopError {
  if (!(error instanceof ShopError)) throw error;
  // An answer of the server is its own cause; what came in its place is an Error.
  if (!(error.cause instanceof Error)) return error;
  const { code, status, details } = error;
  return new ShopError(code, { status, details, message: whatFailed }, { cause: error });
}
