import type { Cart } from '@sirkito/contracts/cart';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { readCart } from './cart.ts';
import { updateCode } from './cart-promotion.queries.ts';
import { lockCart } from './carts.queries.ts';

export async function dropCode(ctx: Ctx): Promise<Cart> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    await lockCart(tx, accountId, ctx.now());
    await updateCode(tx, accountId, null);
    return readCart(tx, accountId, ctx.now());
  });
}
