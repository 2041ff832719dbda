import { cartApi, type Cart } from '@sirkito/contracts/cart';
import type { FastifyInstance } from 'fastify';
import { requireSelf, requireShopper } from '#api/platform/context.ts';
import { route } from '#api/platform/http/route.ts';
import { addMany } from './add-many.ts';
import { addToCart } from './add-to-cart.ts';
import { changeQuantity } from './change-quantity.ts';
import { clearCart } from './clear-cart.ts';
import { dropCode } from './drop-code.ts';
import { moveToCart } from './move-to-cart.ts';
import { removeFromCart } from './remove-from-cart.ts';
import { removeSaved } from './remove-saved.ts';
import { restoreCart } from './restore-cart.ts';
import { saveForLater } from './save-for-later.ts';
import { useCode } from './use-code.ts';
import { viewCart } from './view-cart.ts';

/** Counts who tries the code of a promotion, and refuses who does it too often. */
export type CountTry = (accountId: string, address: string) => Promise<void>;

const told = (message: string, data: Cart) => ({ success: true as const, message, data });

export function cartsRoutes(app: FastifyInstance, countTry: CountTry): void {
  route(app, cartApi.view, async (ctx, { params }) => {
    requireSelf(ctx, params.userId);
    return told('Your cart', await viewCart(ctx));
  });
  route(app, cartApi.add, async (ctx, { body }) =>
    told('Item added to cart', await addToCart(ctx, body)),
  );
  route(app, cartApi.addMany, async (ctx, { body }) => {
    const { cart, leftOut } = await addMany(ctx, body.items);
    return { ...told('Items added to cart', cart), leftOut };
  });
  route(app, cartApi.changeQuantity, async (ctx, { body: { userId, ...wanted } }) => {
    if (userId !== undefined) requireSelf(ctx, userId);
    return told('Quantity updated', await changeQuantity(ctx, wanted));
  });
  route(app, cartApi.remove, async (ctx, { params }) => {
    requireSelf(ctx, params.userId);
    return told('Item removed', await removeFromCart(ctx, params.productId));
  });
  route(app, cartApi.clear, async (ctx, { params }) => {
    requireSelf(ctx, params.userId);
    return told('Cart cleared', await clearCart(ctx));
  });
  route(app, cartApi.useCode, async (ctx, { body }, { request }) => {
    await countTry(requireShopper(ctx).accountId, request.ip);
    return told('Code used', await useCode(ctx, body.code));
  });
  route(app, cartApi.dropCode, async (ctx) => told('Code removed', await dropCode(ctx)));
  route(app, cartApi.restore, async (ctx, { body }) =>
    told('Cart Restored', await restoreCart(ctx, body)),
  );
  route(app, cartApi.viewSaved, async (ctx) => told('Saved for later', await viewCart(ctx)));
  route(app, cartApi.save, async (ctx, { body }) =>
    told('Item saved for later', await saveForLater(ctx, body.productId)),
  );
  route(app, cartApi.moveToCart, async (ctx, { params }) =>
    told('Item moved to cart', await moveToCart(ctx, params.productId)),
  );
  route(app, cartApi.removeSaved, async (ctx, { params }) =>
    told('Item removed', await removeSaved(ctx, params.productId)),
  );
}
