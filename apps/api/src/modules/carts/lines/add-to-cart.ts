import { maxLines } from '@sirkito/commerce';
import type { Cart } from '@sirkito/contracts/carts/schemas';
import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { requireBuyable } from './require-buyable.ts';
import { readCart } from '../cart.ts';
import { countLines, findQuantity, lockCart, upsertCartLine, type Line } from '../carts.queries.ts';

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
