import type { Cart } from '@sirkito/contracts/cart';
import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { readCart } from './cart.ts';
import { findCartPromotion, findPromotionByCode, updateCode } from './cart-promotion.queries.ts';
import { lockCart } from './carts.queries.ts';
import { problemOfCode } from './code-words.ts';

/** Kept with the cart if it takes something off now; else it is said why it does not. */
export async function useCode(ctx: Ctx, code: string): Promise<Cart> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    const now = ctx.now();
    const id = await findPromotionByCode(tx, code);
    if (!id) throw new AppError('promotion.unknown', { code });
    await lockCart(tx, accountId, now);
    await updateCode(tx, accountId, id);
    const { code: typed, taken } = (await findCartPromotion(tx, accountId, now)) ?? {};
    const reason = typed ? problemOfCode(typed, taken) : null;
    if (reason) throw new AppError('promotion.refused', { reason });
    return readCart(tx, accountId, now);
  });
}
