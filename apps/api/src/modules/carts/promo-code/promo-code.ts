import type { Cart } from '@sirkito/contracts/carts/schemas';
import { AppError } from '@sirkito/contracts/errors';
import { type Ctx, requireShopper } from '#api/platform/context.ts';
import { listLines } from '../cart-lines.queries.ts';
import { readCart, toCart } from '../cart.ts';
import { lockCart } from '../carts.queries.ts';
import { findPromotionByCode, updateCartPromotion } from './cart-promotion.queries.ts';
import { findCartPromotion } from './cart-promotion.ts';
import { promoCodeProblem } from './promo-code-problem.ts';

/** Stores the code with the cart if it gives a discount now; otherwise throws the reason. */
export async function applyPromoCode(ctx: Ctx, code: string): Promise<Cart> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    const now = ctx.now();
    const id = await findPromotionByCode(tx, code);
    if (!id) throw new AppError('promotion.code_not_found', { code });
    await lockCart(tx, accountId, now);
    await updateCartPromotion(tx, accountId, id);
    const rows = await listLines(tx, accountId, now);
    const promotion = await findCartPromotion(tx, { accountId, rows, at: now });
    const problem = promotion.code && promoCodeProblem(promotion.code, promotion.taken);
    if (problem) throw new AppError('promotion.not_applicable', { reason: problem });
    return toCart(tx, rows, { ...promotion, now });
  });
}

export async function removePromoCode(ctx: Ctx): Promise<Cart> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    await lockCart(tx, accountId, ctx.now());
    await updateCartPromotion(tx, accountId, null);
    return readCart(tx, accountId, ctx.now());
  });
}
