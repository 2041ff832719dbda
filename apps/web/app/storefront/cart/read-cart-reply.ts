import type { Cart, CartReply } from '@sirkito/contracts/carts/schemas';
import { ShopError } from '@sirkito/contracts/shop-error';

interface CartErrorOptions {
  serverMessage?: string | undefined;
  /** False if it is unknown whether the call succeeded. */
  hasResponse: boolean;
  /** The session expired; handleUnauthorized shows that. */
  isSignedOut?: boolean;
  cause?: unknown;
}

export class CartError extends Error {
  readonly serverMessage: string | undefined;
  readonly hasResponse: boolean;
  readonly isSignedOut: boolean;
  /** Why there was no response. */
  readonly reason: string | undefined;

  constructor(
    message: string,
    { serverMessage, hasResponse, isSignedOut = false, cause }: CartErrorOptions,
  ) {
    super(message, { cause });
    this.name = 'CartError';
    this.serverMessage = serverMessage;
    this.hasResponse = hasResponse;
    this.isSignedOut = isSignedOut;
    this.reason = !hasResponse && cause instanceof Error ? cause.message : undefined;
  }
}

/** Returns the cart, or throws a CartError with the server's message or the fallback. */
export async function readCartReply(reply: Promise<CartReply>, fallback: string): Promise<Cart> {
  const received: ReceivedReply = await reply.catch((error: unknown) => {
    throw toCartError(error, fallback);
  });
  if (received.success && received.data) return received.data;
  const serverMessage = received.message || undefined;
  throw new CartError(serverMessage ?? fallback, { serverMessage, hasResponse: true });
}

/** The contract's reply, or whatever a gateway sent instead. */
type ReceivedReply = { success: boolean; message?: string; data?: Cart };

function toCartError(error: unknown, fallback: string): CartError {
  if (!(error instanceof ShopError)) {
    return new CartError(fallback, { hasResponse: false, cause: error });
  }
  // fetch rejects with a TypeError without a response; a truncated one is a SyntaxError.
  if (error.cause instanceof TypeError || error.cause instanceof SyntaxError) {
    return new CartError(fallback, { hasResponse: false, cause: error });
  }
  const serverMessage = error.cause instanceof Error ? undefined : error.message;
  const isSignedOut = error.status === 401;
  return new CartError(serverMessage ?? fallback, {
    serverMessage,
    hasResponse: true,
    isSignedOut,
    cause: error,
  });
}
