import type { Cart } from '@sirkito/contracts/cart';
import type { SessionUser } from './session.ts';

/** What parts of the shop tell each other through the window, so that they need not meet. */
interface ShopEvents {
  /** Someone has just signed in. */
  'auth-success': SessionUser;
  /** A moment later: whoever keeps things for a person may fetch them. */
  'user-authenticated': SessionUser;
  /** What a forced logout had kept is in the cart again. */
  'cart-restored': Cart;
  /** The server no longer knows the session; the way leads to sign-in. */
  'session-refused': undefined;
  /** Somebody should see the cart now. */
  'cart-wanted': undefined;
}

declare global {
  interface WindowEventMap {
    'auth-success': CustomEvent<ShopEvents['auth-success']>;
    'user-authenticated': CustomEvent<ShopEvents['user-authenticated']>;
    'cart-restored': CustomEvent<ShopEvents['cart-restored']>;
    'session-refused': CustomEvent<ShopEvents['session-refused']>;
    'cart-wanted': CustomEvent<ShopEvents['cart-wanted']>;
  }
}

export const announce = <Name extends keyof ShopEvents>(
  name: Name,
  detail: ShopEvents[Name],
): boolean => window.dispatchEvent(new CustomEvent(name, { detail }));
