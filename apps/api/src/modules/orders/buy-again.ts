import { AppError } from '@sirkito/contracts/errors';
import type { BoughtAgain } from '@sirkito/contracts/order';
import { addToCart } from '#api/modules/carts/index.ts';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { viewOrder } from './view-order.ts';

/** Puts what is still sold into the cart, and says what is not and why. */
export async function buyAgain(ctx: Ctx, orderId: string): Promise<BoughtAgain> {
  requireShopper(ctx);
  const { items } = await viewOrder(ctx, orderId);
  const result: BoughtAgain = { added: [], missing: [] };
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
