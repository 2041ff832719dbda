import type { Tx } from '#api/platform/db/transaction.ts';
import { countPromotionUses, lockReleasedUse, restorePromotionUse } from './promotions.queries.ts';

/**
 * Reapplies the promotion of a reopened order. Returns false when its limits have been reached
 * since, true when it was reapplied or the order had none. Caller holds the order lock.
 */
export async function reapplyPromotionUse(tx: Tx, orderId: string): Promise<boolean> {
  const released = await lockReleasedUse(tx, orderId);
  if (!released) return true;
  const { id, redemptions, maxRedemptions, maxPerCustomer } = released.promotion;
  if (maxRedemptions !== null && redemptions >= maxRedemptions) return false;
  if (
    maxPerCustomer !== null &&
    (await countPromotionUses(tx, released.accountId, id)) >= maxPerCustomer
  ) {
    return false;
  }
  await restorePromotionUse(tx, orderId, id);
  return true;
}
