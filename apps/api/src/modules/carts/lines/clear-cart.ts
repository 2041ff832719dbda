import type { Cart } from '@sirkito/contracts/carts/schemas';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { readCart } from '../cart.ts';
import { updateCartPromotion } from '../promo-code/cart-promotion.queries.ts';
import { deleteCartLines, lockCart } from '../carts.queries.ts';

export async function clearCart(ctx: Ctx): Promise<Cart> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    await lockCart(tx, accountId, ctx.now());
    await deleteCartLines(tx, accountId);
    await updateCartPromotion(tx, accountId, null);
    return readCart(tx, accountId, ctx.now());
  });
}
