import type { Tx } from '#api/platform/db/transaction.ts';
import { chooseLocation, levelsByProduct } from './choose-location.ts';
import { insertAllocation, readLevels, type Made, type OrderUnits } from './inventory.queries.ts';

/** Allocates all units of an order at one location, or none; returns false when stock is short. */
export async function takeStock(
  tx: Tx,
  order: OrderUnits & { isPickup: boolean },
  made: Made,
): Promise<boolean> {
  const productIds = order.units.map(({ productId }) => productId);
  const levels = levelsByProduct(await readLevels({ read: tx, lock: 'wait' }, productIds));
  const locationId = chooseLocation({ ...order, lines: order.units }, levels);
  if (locationId === undefined) return false;
  await insertAllocation(tx, order, { ...made, locationId });
  return true;
}
