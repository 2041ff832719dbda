import { visitStorage } from '#web/lib/browser-storage.ts';
import { announce } from '#web/lib/shop-events.ts';

const key = 'cart_shown';

/** The first time something is added, people see where it went; after that they know. */
export function showCartOnce(): void {
  if (visitStorage.get(key)) return;
  visitStorage.set(key, 'yes');
  announce('cart-wanted', undefined);
}
