import { maxQuantity } from '@sirkito/commerce';
import type { Cart } from '@sirkito/contracts/carts/schemas';
import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { requireBuyable } from './require-buyable.ts';
import { readCart } from '../cart.ts';
import { changeCartLine, findQuantity, upsertCartLine } from '../carts.queries.ts';

interface QuantityChange {
  productId: string;
  quantity: number;
}

/** Sets the quantity of a line. With two tabs, the last write wins. */
export async function changeQuantity(ctx: Ctx, change: QuantityChange): Promise<Cart> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    const now = ctx.now();
    const line = { accountId, ...change, at: now };
    if (change.quantity > maxQuantity || !(await changeCartLine(tx, line))) {
      if (!(await findQuantity(tx, 'cart_line', line))) throw new AppError('cart.line_not_found');
      const seenPrice = await requireBuyable(tx, change, now);
      await upsertCartLine(tx, { ...line, seenPrice });
    }
    return readCart(tx, accountId, now);
  });
}
