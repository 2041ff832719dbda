import { maxLines } from '@sirkito/commerce';
import type { Cart, CartItem, SavedCart } from '@sirkito/contracts/cart';
import { browserStorage } from './browser-storage.ts';

/** The cart as this browser last saw it, for the moment before the server is asked. */
export const keepCart = ({ items, shippingFee }: Pick<Cart, 'items' | 'shippingFee'>): void =>
  browserStorage.set('user_cart', JSON.stringify({ items, shippingFee }));

/** Everything the server said of a cart. Other tabs look again when the generation is another. */
export function mirrorCart(userId: string, cart: Cart): void {
  keepCart(cart);
  const savedAt = new Date().toISOString();
  browserStorage.set('saved_for_later', JSON.stringify({ userId, savedAt, items: cart.saved }));
  browserStorage.set(generationKey, String(cart.generation));
}

export const generationKey = 'cart_generation';

/** At a forced logout: what was in the cart waits for its owner, and for nobody else. */
export function saveCartFor(userId: string, savedAt: string): void {
  const kept = browserStorage.getJson('user_cart');
  const items = itemsOf(kept);
  if (items.length > 0) {
    browserStorage.set('saved_cart', JSON.stringify({ userId, savedAt, items }));
  } else if (kept !== null && ownerOf('saved_cart') === userId) {
    // It was seen to be empty, so nothing of an older one comes back.
    browserStorage.remove('saved_cart');
  }
}

/** What a forced logout kept for this person. */
export function savedCartOf(userId: string): SavedCart | undefined {
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
  const kept = browserStorage.getJson(key);
  return isRecord(kept) && typeof kept['userId'] === 'string' ? kept['userId'] : undefined;
}

function itemsOf(kept: unknown): CartItem[] {
  const items = isRecord(kept) && Array.isArray(kept['items']) ? (kept['items'] as unknown[]) : [];
  return items.filter(isLine);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The rest of a line is for showing; the server looks only at these two. */
const isLine = (item: unknown): item is CartItem =>
  isRecord(item) && typeof item['productId'] === 'string' && typeof item['quantity'] === 'number';
