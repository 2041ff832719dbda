import { isRecord, maxLines } from '@sirkito/commerce';
import type { Cart, CartItem, SavedCart } from '@sirkito/contracts/carts/schemas';
import { browserStorage } from './browser-storage.ts';

/** Stores the cart to show it before the server replies. */
export const storeCart = ({ items, shippingFee }: Pick<Cart, 'items' | 'shippingFee'>): void =>
  browserStorage.set('user_cart', JSON.stringify({ items, shippingFee }));

/** Stores the server's cart. A new generation makes other tabs reload theirs. */
export function mirrorCart(userId: string, cart: Cart): void {
  storeCart(cart);
  const savedAt = new Date().toISOString();
  browserStorage.set('saved_for_later', JSON.stringify({ userId, savedAt, items: cart.saved }));
  browserStorage.set(generationKey, String(cart.generation));
}

export const generationKey = 'cart_generation';

/** Saves the cart for its owner at a forced logout. */
export function saveCartFor(userId: string, savedAt: string): void {
  const stored = browserStorage.getJson('user_cart');
  const items = itemsOf(stored);
  if (items.length > 0) {
    browserStorage.set('saved_cart', JSON.stringify({ userId, savedAt, items }));
  } else if (stored !== null && ownerOf('saved_cart') === userId) {
    // The cart is known to be empty, so an older saved one must not be restored.
    browserStorage.remove('saved_cart');
  }
}

/** Returns the cart saved for this user at a forced logout. */
export function readSavedCart(userId: string): SavedCart | undefined {
  const saved = browserStorage.getJson('saved_cart');
  if (ownerOf('saved_cart') !== userId || !isRecord(saved)) return undefined;
  const items = itemsOf(saved).slice(0, maxLines);
  return {
    userId,
    savedAt: String(saved['savedAt']),
    items: items.map(({ productId, quantity }) => ({ productId, quantity })),
  };
}

export function ownerOf(key: 'saved_cart' | 'saved_for_later'): string | undefined {
  const stored = browserStorage.getJson(key);
  return isRecord(stored) && typeof stored['userId'] === 'string' ? stored['userId'] : undefined;
}

function itemsOf(cart: unknown): CartItem[] {
  return isRecord(cart) && Array.isArray(cart['items']) ? cart['items'].filter(isLine) : [];
}

/** Checks only the two fields the server reads. */
const isLine = (item: unknown): item is CartItem =>
  isRecord(item) && typeof item['productId'] === 'string' && typeof item['quantity'] === 'number';
