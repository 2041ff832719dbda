import type { Cart, SavedCart } from '@sirkito/contracts/cart';
import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { readCart } from './cart.ts';
import { lockCart } from './carts.queries.ts';
import { mergeLines } from './restore-cart.queries.ts';

const keptMs = 24 * 60 * 60 * 1_000;

/**
 * Brings back what the browser kept at a forced logout. The cart here may hold the same lines
 * still, so the larger quantity counts, never the sum; prices and stock are those of now.
 */
export async function restoreCart(ctx: Ctx, kept: SavedCart): Promise<Cart> {
  const { accountId } = requireShopper(ctx);
  const now = ctx.now();
  if (kept.userId !== accountId) throw new AppError('request.not_found');
  if (now.getTime() - Date.parse(kept.savedAt) > keptMs) throw new AppError('cart.too_old');
  return ctx.transact(async (tx) => {
    await lockCart(tx, accountId, now);
    await mergeLines(tx, { accountId, items: kept.items, now });
    return readCart(tx, accountId, now);
  });
}
