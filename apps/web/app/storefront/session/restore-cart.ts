import { ShopError } from '@sirkito/contracts/shop-error';
import { cartPaths } from '@sirkito/contracts/carts/paths';
import type { Api } from '#web/lib/api/api-client.ts';
import { browserStorage } from '#web/lib/storage/browser-storage.ts';
import { isFinalError } from '#web/lib/api/is-final-error.ts';
import { storeCart, readSavedCart } from '#web/lib/storage/stored-cart.ts';
import { dispatchShopEvent } from '#web/lib/navigation/shop-events.ts';

const eventDelay = 1_000;

/** Restores the cart saved at a forced logout; drops it if the server rejects it. */
export async function restoreCart(api: Api, userId: string): Promise<void> {
  const body = readSavedCart(userId);
  if (!body) return;
  try {
    const { data } = await api(cartPaths.restore, { body });
    browserStorage.remove('saved_cart');
    storeCart(data);
    setTimeout(() => dispatchShopEvent('cart-restored', data), eventDelay);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    if (isFinalError(error)) browserStorage.remove('saved_cart');
  }
}
