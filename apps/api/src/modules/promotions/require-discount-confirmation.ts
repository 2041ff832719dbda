import { isSteepDiscount } from '@sirkito/commerce';
import type { PromotionBody } from '@sirkito/contracts/promotions/staff-schemas';
import type { ActorContext } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { requireConfirmation } from '#api/platform/require-confirmation.ts';

/** Requires a confirmation for a promotion as steep as a price drop that needs one. */
export async function requireDiscountConfirmation(
  tx: Tx,
  by: ActorContext,
  promotion: PromotionBody,
): Promise<void> {
  if (isSteepDiscount(promotion)) await requireConfirmation(tx, by);
}
