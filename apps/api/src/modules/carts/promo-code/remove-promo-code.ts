import type { Cart } from '@sirkito/contracts/carts/schemas';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { readCart } from '../cart.ts';
import { updateCartPromotion } from './cart-promotion.queries.ts';
import { lockCart } from '../carts.queries.ts';

export async function removePromoCode(ctx: Ctx): Promise<Cart> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    await lockCart(tx, accountId, ctx.now());
    await updateCartPromotion(tx, accountId, null);
    return readCart(tx, accountId, ctx.now());
  });
}
