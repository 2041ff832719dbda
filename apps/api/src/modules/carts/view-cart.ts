import type { Cart } from '@sirkito/contracts/carts/schemas';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { readCart } from './cart.ts';

export async function viewCart(ctx: Ctx): Promise<Cart> {
  const { accountId } = requireShopper(ctx);
  return readCart(ctx.read, accountId, ctx.now());
}
