import type { Cart } from '@sirkito/contracts/carts/schemas';
import type { SessionUser } from '../session/session.ts';

/** Window events that let features communicate without importing each other. */
interface ShopEvents {
  /** A user has just signed in. */
  'auth-success': SessionUser;
  /** Fires 100 ms after `auth-success`: user data can be fetched now. */
  'user-authenticated': SessionUser;
  /** The cart saved at a forced logout has been restored. */
  'cart-restored': Cart;
  /** The server rejected the session: redirect to sign-in. */
  'session-expired': undefined;
  /** Staff must set up two-factor authentication before anything else. */
  'two-factor-due': undefined;
  /** Opens the cart drawer. */
  'open-cart': undefined;
}

declare global {
  interface WindowEventMap {
    'auth-success': CustomEvent<ShopEvents['auth-success']>;
    'user-authenticated': CustomEvent<ShopEvents['user-authenticated']>;
    'cart-restored': CustomEvent<ShopEvents['cart-restored']>;
    'session-expired': CustomEvent<ShopEvents['session-expired']>;
    'two-factor-due': CustomEvent<ShopEvents['two-factor-due']>;
    'open-cart': CustomEvent<ShopEvents['open-cart']>;
  }
}

export const dispatchShopEvent = <Name extends keyof ShopEvents>(
  name: Name,
  detail: ShopEvents[Name],
): boolean => window.dispatchEvent(new CustomEvent(name, { detail }));
