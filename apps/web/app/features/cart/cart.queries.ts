import { defaultShippingFee, type Pesos } from '@sirkito/commerce';
import type { Cart } from '@sirkito/contracts/cart';
import { ShopError } from '@sirkito/contracts/shop-error';
import { cartPaths } from '@sirkito/contracts/paths/cart';
import { queryOptions } from '@tanstack/react-query';
import { mirrorCart } from '#web/lib/kept-cart.ts';
import { currentSession } from '#web/lib/session.ts';
import { askCart, CartFailure } from './ask-cart.ts';
import type { CartParts } from './cart-parts.ts';

const none = 0 as Pesos;

export const emptyCart: Cart = {
  items: [],
  saved: [],
  shippingFee: defaultShippingFee as Pesos,
  subtotal: none,
  discounts: [],
  code: null,
  total: none,
  problems: [],
  generation: 0,
};

export const cartKey = (userId: string) => ['cart', userId] as const;

export const cartQuery = ({ api, userId }: Pick<CartParts, 'api' | 'userId'>) =>
  queryOptions({
    queryKey: cartKey(userId),
    queryFn: async ({ signal }) => {
      const reply = api(cartPaths.view, { params: { userId }, signal, cache: 'no-store' });
      const cart = await askCart(reply, 'Failed to fetch cart items').catch(emptyWhenAbsent);
      if (isHere(userId)) mirrorCart(userId, cart);
      return cart;
    },
  });

/** The server's newest word takes the place of whatever was held or is on its way. */
export async function receiveCart({ queries, userId }: CartParts, cart: Cart): Promise<void> {
  await queries.cancelQueries({ queryKey: cartKey(userId) });
  if (!isHere(userId)) return;
  queries.setQueryData<Cart>(cartKey(userId), cart);
  mirrorCart(userId, cart);
}

export const reloadCart = ({ queries, userId }: CartParts): Promise<void> =>
  queries.invalidateQueries({ queryKey: cartKey(userId) });

const isHere = (userId: string): boolean => currentSession().user?.id === userId;

function emptyWhenAbsent(error: unknown): Cart {
  const cause = error instanceof CartFailure ? error.cause : undefined;
  if (cause instanceof ShopError && cause.status === 404) return emptyCart;
  throw error;
}
