import { ShopError } from '@sirkito/contracts/shop-error';

/** Returns the server's error, or one with the given message if the server sent none. */
export function withFallbackMessage(error: unknown, fallback: string): ShopError {
  if (!(error instanceof ShopError)) throw error;
  // The cause is the reply body if the server replied, otherwise an Error.
  if (!(error.cause instanceof Error)) return error;
  const { code, status, details } = error;
  return new ShopError(code, { status, details, message: fallback }, { cause: error });
}
