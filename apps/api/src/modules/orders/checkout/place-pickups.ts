import { AppError } from '@sirkito/contracts/errors';
import type { PickupPerson } from '@sirkito/contracts/orders/schemas';
import { readSetting } from '#api/modules/settings/index.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { deleteAddresses, assignOrder, lockAccounts } from './manual-order.queries.ts';
import { insertTemporaryAddress, pickupAddress, pickupRules } from './pickup.ts';
import { placeOrders, type PlacementResult, type OrderRequest } from './place-orders.queries.ts';

export interface PickupRequest extends Omit<OrderRequest, 'addressId'> {
  pickup: PickupPerson;
}

/** Places pick-up orders through place_orders, with the shop's address in place of the customer's. */
export async function placePickups(
  tx: Tx,
  requests: readonly PickupRequest[],
  at: Date,
): Promise<PlacementResult[]> {
  const { address: shopAddress } = await readSetting(tx, 'store_profile');
  const orders = requests.map(({ pickup, ...request }) => ({
    ...request,
    pickup,
    addressId: request.orderId,
  }));
  const accounts = await lockAccounts(
    tx,
    orders.map(({ accountId }) => accountId),
  );
  for (const { addressId: id, accountId, pickup } of orders) {
    // An account erased in the meantime can't own an address; place_orders rejects its request.
    if (!accounts.has(accountId)) continue;
    await insertTemporaryAddress(tx, { ...pickup, id, accountId, place: undefined, now: at });
  }
  const results = await placeOrders(tx, orders, { rules: pickupRules, at });
  for (const [index, { accountId, orderId, pickup }] of orders.entries()) {
    if (results[index]?.outcome !== 'placed') continue;
    // Checked only for new orders, so that a replay still returns its order.
    if (!shopAddress) throw new AppError('order.no_pickup');
    await assignOrder(tx, orderId, { accountId, pickup: pickupAddress(pickup, shopAddress) });
  }
  await deleteAddresses(
    tx,
    orders.map(({ addressId }) => addressId),
  );
  return results;
}
