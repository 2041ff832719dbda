import { cartApi } from '@sirkito/contracts/carts/endpoints';
import { type Cart } from '@sirkito/contracts/carts/schemas';
import type { FastifyInstance } from 'fastify';
import { requireSelf, requireShopper } from '#api/platform/context.ts';
import { route } from '#api/platform/http/route.ts';
import { addItems } from './lines/add-items.ts';
import {
  addToCart,
  changeQuantity,
  clearCart,
  removeFromCart,
  restoreCart,
} from './lines/cart-changes.ts';
import { applyPromoCode, removePromoCode } from './promo-code/promo-code.ts';
import { moveToCart, removeSaved, saveForLater } from './lines/save-for-later.ts';
import { viewCart } from './cart.ts';

/** Rate-limits promo code attempts per account and IP address. */
export type CountPromoCodeAttempt = (accountId: string, ipAddress: string) => Promise<void>;

const reply = (message: string, data: Cart) => ({ success: true as const, message, data });

export function cartsRoutes(app: FastifyInstance, countAttempt: CountPromoCodeAttempt): void {
  route(app, cartApi.view, async (ctx, { params }) => {
    requireSelf(ctx, params.userId);
    return reply('Your cart', await viewCart(ctx));
  });
  route(app, cartApi.add, async (ctx, { body }) =>
    reply('Item added to cart', await addToCart(ctx, body)),
  );
  route(app, cartApi.addMany, async (ctx, { body }) => {
    const { cart, skipped } = await addItems(ctx, body.items);
    return { ...reply('Items added to cart', cart), skipped };
  });
  route(app, cartApi.changeQuantity, async (ctx, { body: { userId, ...change } }) => {
    if (userId !== undefined) requireSelf(ctx, userId);
    return reply('Quantity updated', await changeQuantity(ctx, change));
  });
  route(app, cartApi.remove, async (ctx, { params }) => {
    requireSelf(ctx, params.userId);
    return reply('Item removed', await removeFromCart(ctx, params.productId));
  });
  route(app, cartApi.clear, async (ctx, { params }) => {
    requireSelf(ctx, params.userId);
    return reply('Cart cleared', await clearCart(ctx));
  });
  route(app, cartApi.applyCode, async (ctx, { body }, { request }) => {
    await countAttempt(requireShopper(ctx).accountId, request.ip);
    return reply('Code applied', await applyPromoCode(ctx, body.code));
  });
  route(app, cartApi.removeCode, async (ctx) => reply('Code removed', await removePromoCode(ctx)));
  route(app, cartApi.restore, async (ctx, { body }) =>
    reply('Cart Restored', await restoreCart(ctx, body)),
  );
  route(app, cartApi.viewSaved, async (ctx) => reply('Saved for later', await viewCart(ctx)));
  route(app, cartApi.save, async (ctx, { body }) =>
    reply('Item saved for later', await saveForLater(ctx, body.productId)),
  );
  route(app, cartApi.moveToCart, async (ctx, { params }) =>
    reply('Item moved to cart', await moveToCart(ctx, params.productId)),
  );
  route(app, cartApi.removeSaved, async (ctx, { params }) =>
    reply('Item removed', await removeSaved(ctx, params.productId)),
  );
}
