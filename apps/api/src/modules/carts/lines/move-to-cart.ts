import type { Cart } from '@sirkito/contracts/carts/schemas';
import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { addLine } from './add-to-cart.ts';
import { readCart } from '../cart.ts';
import { deleteLine, findQuantity, lockCart } from '../carts.queries.ts';

/** Moves a saved line into the cart atomically; on error it stays saved. */
export async function moveToCart(ctx: Ctx, productId: string): Promise<Cart> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    const now = ctx.now();
    await lockCart(tx, accountId, now);
    const line = { accountId, productId };
    const quantity = await findQuantity(tx, 'saved_line', line);
    if (!quantity) throw new AppError('cart.line_not_found');
    await addLine(tx, { ...line, quantity }, now);
    await deleteLine(tx, 'saved_line', line);
    return readCart(tx, accountId, now);
  });
}
