import { ShopError } from '@sirkito/contracts/shop-error';
import { cartPaths } from '@sirkito/contracts/paths/cart';
import type { Api } from '#web/lib/api-client.ts';
import { browserStorage } from '#web/lib/browser-storage.ts';
import { isAnswer } from '#web/lib/is-answer.ts';
import { keepCart, savedCartOf } from '#web/lib/kept-cart.ts';
import { announce } from '#web/lib/shop-events.ts';

const eventDelay = 1_000;

/** Gives back what a forced logout kept. A cart that the server does not want is let go. */
export async function restoreCart(api: Api, userId: string): Promise<void> {
  const body = savedCartOf(userId);
  if (!body) return;
  try {
    const { data } = await api(cartPaths.restore, { body });
    browserStorage.remove('saved_cart');
    keepCart(data);
    setTimeout(() => announce('cart-restored', data), eventDelay);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    if (isAnswer(error)) browserStorage.remove('saved_cart');
  }
}
