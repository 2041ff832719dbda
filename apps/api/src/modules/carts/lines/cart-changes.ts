import { maxLines, maxQuantity } from '@sirkito/commerce';
import type { Cart, SavedCart } from '@sirkito/contracts/carts/schemas';
import { AppError } from '@sirkito/contracts/errors';
import { type Ctx, requireShopper } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { readCart } from '../cart.ts';
import {
  changeCartLine,
  countLines,
  deleteCartLines,
  deleteLine,
  findQuantity,
  type Line,
  lockCart,
  upsertCartLine,
} from '../carts.queries.ts';
import { updateCartPromotion } from '../promo-code/cart-promotion.queries.ts';
import { requireBuyable } from './require-buyable.ts';
import { mergeLines } from './restore-cart.queries.ts';

interface NewItem {
  productId: string;
  quantity: number;
}

/** Adds to an existing line or inserts a new one. */
export async function addToCart(ctx: Ctx, item: NewItem): Promise<Cart> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    await lockCart(tx, accountId, ctx.now());
    await addLine(tx, { accountId, ...item }, ctx.now());
    return readCart(tx, accountId, ctx.now());
  });
}

/** Adds a line. Caller holds the cart lock. */
export async function addLine(tx: Tx, line: Line, at: Date): Promise<void> {
  const current = await findQuantity(tx, 'cart_line', line);
  const quantity = (current ?? 0) + line.quantity;
  const seenPrice = await requireBuyable(tx, { ...line, quantity }, at);
  if (current === undefined && (await countLines(tx, 'cart_line', line.accountId)) >= maxLines) {
    throw new AppError('cart.full', { limit: maxLines });
  }
  await upsertCartLine(tx, { ...line, quantity, seenPrice, at });
}

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

/** Idempotent: removing a missing line is not an error. */
export async function removeFromCart(ctx: Ctx, productId: string): Promise<Cart> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    await lockCart(tx, accountId, ctx.now());
    await deleteLine(tx, 'cart_line', { accountId, productId });
    return readCart(tx, accountId, ctx.now());
  });
}

export async function clearCart(ctx: Ctx): Promise<Cart> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    await lockCart(tx, accountId, ctx.now());
    await deleteCartLines(tx, accountId);
    await updateCartPromotion(tx, accountId, null);
    return readCart(tx, accountId, ctx.now());
  });
}

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
