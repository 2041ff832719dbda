import { tabStorage } from '#web/lib/storage/browser-storage.ts';
import { dispatchShopEvent } from '#web/lib/navigation/shop-events.ts';

const key = 'cart_shown';

/** Opens the cart the first time something is added in this tab. */
export function showCartOnce(): void {
  if (tabStorage.get(key)) return;
  tabStorage.set(key, 'yes');
  dispatchShopEvent('open-cart', undefined);
}
