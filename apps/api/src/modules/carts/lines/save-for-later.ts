import { maxLines } from '@sirkito/commerce';
import type { Cart } from '@sirkito/contracts/carts/schemas';
import { AppError } from '@sirkito/contracts/errors';
import { type Ctx, requireShopper } from '#api/platform/context.ts';
import { readCart } from '../cart.ts';
import {
  countLines,
  deleteLine,
  findQuantity,
  lockCart,
  upsertSavedLine,
} from '../carts.queries.ts';
import { addLine } from './cart-changes.ts';

/** Moves a line from the cart to the saved list atomically. */
export async function saveForLater(ctx: Ctx, productId: string): Promise<Cart> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    const now = ctx.now();
    await lockCart(tx, accountId, now);
    const line = { accountId, productId };
    const quantity = await findQuantity(tx, 'cart_line', line);
    if (!quantity) throw new AppError('cart.line_not_found');
    const isNew = (await findQuantity(tx, 'saved_line', line)) === undefined;
    if (isNew && (await countLines(tx, 'saved_line', accountId)) >= maxLines) {
      throw new AppError('cart.saved_full', { limit: maxLines });
    }
    await upsertSavedLine(tx, { ...line, quantity, at: now });
    await deleteLine(tx, 'cart_line', line);
    return readCart(tx, accountId, now);
  });
}

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

export async function removeSaved(ctx: Ctx, productId: string): Promise<Cart> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    await lockCart(tx, accountId, ctx.now());
    await deleteLine(tx, 'saved_line', { accountId, productId });
    return readCart(tx, accountId, ctx.now());
  });
}
