import { maxLines } from '@sirkito/commerce';
import type { Cart } from '@sirkito/contracts/cart';
import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { requireBuyable } from './buyable.ts';
import { readCart } from './cart.ts';
import { countLines, findQuantity, lockCart, upsertCartLine, type Line } from './carts.queries.ts';

interface Added {
  productId: string;
  quantity: number;
}

/** More of what is there already, or a new line. */
export async function addToCart(ctx: Ctx, added: Added): Promise<Cart> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    await lockCart(tx, accountId, ctx.now());
    await addLine(tx, { accountId, ...added }, ctx.now());
    return readCart(tx, accountId, ctx.now());
  });
}

/** For what holds the cart's lock already. */
export async function addLine(tx: Tx, line: Line, at: Date): Promise<void> {
  const present = await findQuantity(tx, 'cart_line', line);
  const quantity = (present ?? 0) + line.quantity;
  const seenPrice = await requireBuyable(tx, { ...line, quantity }, at);
  if (present === undefined && (await countLines(tx, 'cart_line', line.accountId)) >= maxLines) {
    throw new AppError('cart.full', { limit: maxLines });
  }
  await upsertCartLine(tx, { ...line, quantity, seenPrice, at });
}
