import { maxQuantity } from '@sirkito/commerce';
import type { Cart } from '@sirkito/contracts/cart';
import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { requireBuyable } from './buyable.ts';
import { readCart } from './cart.ts';
import { changeCartLine, findQuantity, upsertCartLine } from './carts.queries.ts';

interface Wanted {
  productId: string;
  quantity: number;
}

/** The last word counts: of two tabs, the one that speaks later. */
export async function changeQuantity(ctx: Ctx, wanted: Wanted): Promise<Cart> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    const now = ctx.now();
    const line = { accountId, ...wanted, at: now };
    if (wanted.quantity > maxQuantity || !(await changeCartLine(tx, line))) {
      if (!(await findQuantity(tx, 'cart_line', line))) throw new AppError('cart.line_not_found');
      const seenPrice = await requireBuyable(tx, wanted, now);
      await upsertCartLine(tx, { ...line, seenPrice });
    }
    return readCart(tx, accountId, now);
  });
}
