import { AppError } from '@sirkito/contracts/errors';
import type { PickupPerson } from '@sirkito/contracts/order';
import { readSetting } from '#api/modules/settings/index.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { deleteAddresses, handOver, lockAccounts } from './borrowed-cart.queries.ts';
import { addPassingAddress, pickupAddress, pickupRules } from './pickup.ts';
import { placeOrders, type Answer, type OrderRequest } from './place-orders.queries.ts';

export interface PickupRequest extends Omit<OrderRequest, 'addressId'> {
  pickup: PickupPerson;
}

/** Orders that their shoppers come for: as all others, with the shop in place of an address. */
export async function placePickups(
  tx: Tx,
  requests: readonly PickupRequest[],
  at: Date,
): Promise<Answer[]> {
  const { address: shopAddress } = await readSetting(tx, 'store_profile');
  const asked = requests.map(({ pickup, ...request }) => ({
    ...request,
    pickup,
    addressId: request.orderId,
  }));
  const accounts = await lockAccounts(
    tx,
    asked.map(({ accountId }) => accountId),
  );
  for (const { addressId: id, accountId, pickup } of asked) {
    // Who was erased while waiting can have no address, and is refused with the others' answers.
    if (!accounts.has(accountId)) continue;
    await addPassingAddress(tx, { ...pickup, id, accountId, place: undefined, now: at });
  }
  const answers = await placeOrders(tx, asked, { rules: pickupRules, at });
  for (const [place, { accountId, orderId, pickup }] of asked.entries()) {
    if (answers[place]?.outcome !== 'placed') continue;
    // Only now: who asks again for an order they have is answered with it.
    if (!shopAddress) throw new AppError('order.no_pickup');
    await handOver(tx, orderId, { accountId, pickup: pickupAddress(pickup, shopAddress) });
  }
  await deleteAddresses(
    tx,
    asked.map(({ addressId }) => addressId),
  );
  return answers;
}
