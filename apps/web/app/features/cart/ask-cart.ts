import type { Cart, CartReply } from '@sirkito/contracts/cart';
import { ShopError } from '@sirkito/contracts/shop-error';

interface Failing {
  /** What the server itself said about it. */
  said?: string | undefined;
  /** The server has answered, with a refusal. Otherwise nothing is known. */
  isAnswered: boolean;
  /** The session is over: whoever watches it tells, and leads to sign-in. */
  isSignedOut?: boolean;
  cause?: unknown;
}

/** A cart call that did not report success. */
export class CartFailure extends Error {
  readonly said: string | undefined;
  readonly isAnswered: boolean;
  readonly isSignedOut: boolean;
  /** What went wrong on the way, where nothing was answered. */
  readonly why: string | undefined;

  constructor(message: string, { said, isAnswered, isSignedOut = false, cause }: Failing) {
    super(message, { cause });
    this.name = 'CartFailure';
    this.said = said;
    this.isAnswered = isAnswered;
    this.isSignedOut = isSignedOut;
    this.why = !isAnswered && cause instanceof Error ? cause.message : undefined;
  }
}

/** The cart of a reply, or a CartFailure with the server's words, else with ours. */
export async function askCart(reply: Promise<CartReply>, fallback: string): Promise<Cart> {
  const answer: Answer = await reply.catch((error: unknown) => {
    throw failureOf(error, fallback);
  });
  if (answer.success && answer.data) return answer.data;
  const said = answer.message || undefined;
  throw new CartFailure(said ?? fallback, { said, isAnswered: true });
}

/** As the contract says, unless something between here and the server answers in its place. */
type Answer = { success: boolean; message?: string; data?: Cart };

function failureOf(error: unknown, fallback: string): CartFailure {
  if (!(error instanceof ShopError)) {
    return new CartFailure(fallback, { isAnswered: false, cause: error });
  }
  // A browser that gets no answer at all reports it as a TypeError, half of one as a SyntaxError.
  if (error.cause instanceof TypeError || error.cause instanceof SyntaxError) {
    return new CartFailure(fallback, { isAnswered: false, cause: error });
  }
  const said = error.cause instanceof Error ? undefined : error.message;
  const isSignedOut = error.status === 401;
  return new CartFailure(said ?? fallback, { said, isAnswered: true, isSignedOut, cause: error });
}
