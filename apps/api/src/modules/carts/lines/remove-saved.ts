import type { Cart } from '@sirkito/contracts/carts/schemas';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { readCart } from '../cart.ts';
import { deleteLine, lockCart } from '../carts.queries.ts';

export async function removeSaved(ctx: Ctx, productId: string): Promise<Cart> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    await lockCart(tx, accountId, ctx.now());
    await deleteLine(tx, 'saved_line', { accountId, productId });
    return readCart(tx, accountId, ctx.now());
  });
}
