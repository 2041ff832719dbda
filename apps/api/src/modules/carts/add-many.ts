import type { Cart } from '@sirkito/contracts/cart';
import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { addLine } from './add-to-cart.ts';
import { readCart } from './cart.ts';
import { lockCart } from './carts.queries.ts';

interface Added {
  productId: string;
  quantity: number;
}

interface LeftOut {
  productId: string;
  message: string;
}

/** A whole build in one step. What cannot be had is left out and named; the rest is in the cart. */
export async function addMany(
  ctx: Ctx,
  items: readonly Added[],
): Promise<{ cart: Cart; leftOut: LeftOut[] }> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    const leftOut: LeftOut[] = [];
    await lockCart(tx, accountId, ctx.now());
    for (const item of items) {
      try {
        await addLine(tx, { accountId, ...item }, ctx.now());
      } catch (error) {
        // It refuses before it writes, so that what went before stays.
        if (!(error instanceof AppError)) throw error;
        leftOut.push({ productId: item.productId, message: error.message });
      }
    }
    return { cart: await readCart(tx, accountId, ctx.now()), leftOut };
  });
}
