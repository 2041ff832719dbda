import type { Cart, SavedCart } from '@sirkito/contracts/carts/schemas';
import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { readCart } from '../cart.ts';
import { lockCart } from '../carts.queries.ts';
import { mergeLines } from './restore-cart.queries.ts';

const maxAgeMs = 24 * 60 * 60 * 1_000;

/**
 * Merges the cart that the browser stored at a forced sign-out. The server may still have the same
 * lines, so the larger quantity wins and is never added. Uses current prices and stock.
 */
export async function restoreCart(ctx: Ctx, stored: SavedCart): Promise<Cart> {
  const { accountId } = requireShopper(ctx);
  const now = ctx.now();
  if (stored.userId !== accountId) throw new AppError('request.not_found');
  if (now.getTime() - Date.parse(stored.savedAt) > maxAgeMs) throw new AppError('cart.outdated');
  return ctx.transact(async (tx) => {
    await lockCart(tx, accountId, now);
    await mergeLines(tx, { accountId, items: stored.items, now });
    return readCart(tx, accountId, now);
  });
}
