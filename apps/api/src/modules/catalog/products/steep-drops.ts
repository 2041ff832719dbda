import { lowestPrice, type ListPrice } from '@sirkito/commerce';
import type { SteepPrice } from '@sirkito/contracts/error-details';
import type { ActorContext } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { requirePriceConfirmation } from '#api/platform/require-confirmation.ts';
import { listSteepPrices } from './steep-drops.queries.ts';

interface PriceChange {
  before: ListPrice;
  after: ListPrice & { sku: string };
}

/** Returns the lowered prices below half of the highest within 30 days, so small drops add up. */
export function findSteepDrops(
  tx: Tx,
  now: Date,
  changes: readonly PriceChange[],
): Promise<SteepPrice[]> {
  const lowered = changes.flatMap(({ before, after }) => {
    const [from, price] = [lowestPrice(before, now), lowestPrice(after, now)];
    return price !== null && (from === null || price < from) ? { sku: after.sku, price } : [];
  });
  return listSteepPrices(tx, lowered);
}

/** Requires that steep prices, and the staff member's password, are confirmed. */
export async function requireDropConfirmation(
  tx: Tx,
  by: ActorContext,
  changes: readonly PriceChange[],
  isConfirmed?: boolean,
): Promise<void> {
  const prices = await findSteepDrops(tx, by.now(), changes);
  await requirePriceConfirmation(tx, by, prices, isConfirmed);
}
