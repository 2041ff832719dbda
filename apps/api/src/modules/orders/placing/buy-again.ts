import { AppError } from '@sirkito/contracts/errors';
import type { BuyAgainResult } from '@sirkito/contracts/orders/schemas';
import { addToCart } from '#api/modules/carts/index.ts';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { viewOrder } from '../order/view-order.ts';

/** Adds the order's items to the cart and reports those that can't be added, with the reason. */
export async function buyAgain(ctx: Ctx, orderId: string): Promise<BuyAgainResult> {
  requireShopper(ctx);
  const { items } = await viewOrder(ctx, orderId);
  const result: BuyAgainResult = { added: [], missing: [] };
  for (const { productId, title, quantity } of items) {
    try {
      await addToCart(ctx, { productId, quantity });
      result.added.push({ productId, title });
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      result.missing.push({ productId, title, reason: error.message });
    }
  }
  return result;
}
