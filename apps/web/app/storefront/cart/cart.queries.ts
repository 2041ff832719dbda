import { asPesos, defaultShippingFee } from '@sirkito/commerce';
import type { Cart } from '@sirkito/contracts/carts/schemas';
import { ShopError } from '@sirkito/contracts/shop-error';
import { cartPaths } from '@sirkito/contracts/carts/paths';
import { queryOptions } from '@tanstack/react-query';
import { cartKey } from '#web/lib/query-keys/cart.ts';
import { mirrorCart } from '#web/lib/storage/stored-cart.ts';
import { currentSession } from '#web/lib/session/session.ts';
import { readCartReply, CartError } from './read-cart-reply.ts';
import type { CartContext } from './cart-context.ts';

const none = asPesos(0);

export const emptyCart: Cart = {
  items: [],
  saved: [],
  shippingFee: defaultShippingFee,
  subtotal: none,
  discounts: [],
  code: null,
  total: none,
  problems: [],
  generation: 0,
};

export const cartQuery = ({ api, userId }: Pick<CartContext, 'api' | 'userId'>) =>
  queryOptions({
    queryKey: cartKey(userId),
    queryFn: async ({ signal }) => {
      const reply = api(cartPaths.view, { params: { userId }, signal, cache: 'no-store' });
      const cart = await readCartReply(reply, 'Failed to fetch cart items').catch(emptyWhenAbsent);
      if (isCurrentUser(userId)) mirrorCart(userId, cart);
      return cart;
    },
  });

/** Replaces the cached cart with the server's and cancels fetches in flight. */
export async function receiveCart({ queries, userId }: CartContext, cart: Cart): Promise<void> {
  await queries.cancelQueries({ queryKey: cartKey(userId) });
  if (!isCurrentUser(userId)) return;
  queries.setQueryData<Cart>(cartKey(userId), cart);
  mirrorCart(userId, cart);
}

export const reloadCart = ({ queries, userId }: CartContext): Promise<void> =>
  queries.invalidateQueries({ queryKey: cartKey(userId) });

const isCurrentUser = (userId: string): boolean => currentSession().user?.id === userId;

function emptyWhenAbsent(error: unknown): Cart {
  const cause = error instanceof CartError ? error.cause : undefined;
  if (cause instanceof ShopError && cause.status === 404) return emptyCart;
  throw error;
}
