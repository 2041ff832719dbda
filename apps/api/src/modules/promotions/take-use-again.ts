import type { Tx } from '#api/platform/db/transaction.ts';
import { countUsesBy, lockGivenBackUse, takeBackUse } from './promotions.queries.ts';

/**
 * An order that comes back wants its promotion back, too: whether it may, where others have used it
 * meanwhile. An order without one always may. Needs the order's lock.
 */
export async function takeUseAgain(tx: Tx, orderId: string): Promise<boolean> {
  const given = await lockGivenBackUse(tx, orderId);
  if (!given) return true;
  const { id, used, maxUses, maxEach } = given.promotion;
  if (maxUses !== null && used >= maxUses) return false;
  if (maxEach !== null && (await countUsesBy(tx, given.accountId, id)) >= maxEach) return false;
  await takeBackUse(tx, orderId, id);
  return true;
}
