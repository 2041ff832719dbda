import { isSteepDrop, lowestPrice, type ListPrice } from '@sirkito/commerce';
import type { ActorContext } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { requireConfirmation } from '#api/platform/require-confirmation.ts';
import { listHighestPrices } from './steep-drops.queries.ts';

interface PriceChange {
  before: ListPrice;
  after: ListPrice & { sku: string };
}

/**
 * Returns the SKUs whose price falls by more than half of the highest within a day, so that several
 * small drops count as one.
 */
export async function findSteepDrops(
  tx: Tx,
  now: Date,
  changes: readonly PriceChange[],
): Promise<Set<string>> {
  const lowered = changes.flatMap(({ before, after }) => {
    const [from, to] = [lowestPrice(before, now), lowestPrice(after, now)];
    return to !== null && (from === null || to < from) ? { sku: after.sku, from, to } : [];
  });
  const highest = await listHighestPrices(
    tx,
    lowered.map(({ sku }) => sku),
  );
  const steep = lowered.filter(({ sku, from, to }) => {
    const high = highest.get(sku) ?? from;
    return high !== null && isSteepDrop(high, to);
  });
  return new Set(steep.map(({ sku }) => sku));
}

/** Requires a confirmed password if a price falls steeply. */
export async function requireDropConfirmation(
  tx: Tx,
  by: ActorContext,
  changes: readonly PriceChange[],
): Promise<void> {
  const steep = await findSteepDrops(tx, by.now(), changes);
  if (steep.size > 0) await requireConfirmation(tx, by);
}
