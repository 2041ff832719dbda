import type { Cart } from '@sirkito/contracts/carts/schemas';
import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { addLine } from './cart-changes.ts';
import { readCart } from '../cart.ts';
import { lockCart } from '../carts.queries.ts';

interface NewItem {
  productId: string;
  quantity: number;
}

interface SkippedItem {
  productId: string;
  message: string;
}

/** Adds several items in one transaction. Skips unavailable ones and returns why. */
export async function addItems(
  ctx: Ctx,
  items: readonly NewItem[],
): Promise<{ cart: Cart; skipped: SkippedItem[] }> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    const skipped: SkippedItem[] = [];
    await lockCart(tx, accountId, ctx.now());
    for (const item of items) {
      try {
        await addLine(tx, { accountId, ...item }, ctx.now());
      } catch (error) {
        // addLine throws before it writes, so the transaction can continue.
        if (!(error instanceof AppError)) throw error;
        skipped.push({ productId: item.productId, message: error.message });
      }
    }
    return { cart: await readCart(tx, accountId, ctx.now()), skipped };
  });
}
