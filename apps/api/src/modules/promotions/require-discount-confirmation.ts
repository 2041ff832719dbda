import { isSteepDiscount } from '@sirkito/commerce';
import type { PromotionBody } from '@sirkito/contracts/promotions/staff-schemas';
import type { ActorContext } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import {
  requireConfirmation,
  requirePriceConfirmation,
} from '#api/platform/require-confirmation.ts';
import { listSteepPrices } from './promotions.queries.ts';

/**
 * Requires a confirmation for a saved promotion of more than half, or one that, with earlier price
 * drops, takes more than half off a product.
 */
export async function requireDiscountConfirmation(
  tx: Tx,
  by: ActorContext,
  { id, ...promotion }: PromotionBody & { id: string },
): Promise<void> {
  const isSteep = isSteepDiscount(promotion);
  const prices = await listSteepPrices(tx, id, isSteep);
  await requirePriceConfirmation(tx, by, prices, promotion.confirmPrice);
  if (isSteep) await requireConfirmation(tx, by);
}
