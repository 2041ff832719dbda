import { defaultShippingTable } from '@sirkito/commerce';
import type { PickupPerson } from '@sirkito/contracts/orders/schemas';
import { saveAddress } from '#api/modules/addresses/index.ts';
import type { AddressBody } from '@sirkito/contracts/addresses/schemas';
import type { Tx } from '#api/platform/db/transaction.ts';
import { findSomeBarangay } from './manual-order.queries.ts';
import { orderRulesOf } from '../order/order-rules.ts';

/** Pickup orders have no shipping fee. */
export const pickupRules = { ...orderRulesOf(defaultShippingTable), freeFrom: 0, bulkyFee: 0 };

/** Returns the address snapshot of a pick-up order: the customer at the shop's address. */
export const pickupAddress = ({ fullName, phone }: PickupPerson, shopAddress: string) => ({
  full_name: fullName,
  phone,
  street: shopAddress,
});

interface TemporaryAddress extends PickupPerson {
  id: string;
  accountId: string;
  /** Undefined for pick-up. */
  place: Pick<AddressBody, 'psgcCode' | 'street' | 'postalCode' | 'notes'> | undefined;
  now: Date;
}

/** Inserts an address for place_orders; the caller deletes it before the transaction ends. */
export async function insertTemporaryAddress(tx: Tx, address: TemporaryAddress): Promise<void> {
  const { id, accountId, place, fullName, phone, now } = address;
  const location = place ?? {
    psgcCode: await findSomeBarangay(tx),
    street: '',
    postalCode: '0000',
    notes: '',
  };
  await saveAddress(
    tx,
    { ...location, fullName, phone, label: '', isDefault: false },
    { id, accountId, createdAt: now, now, isDefault: false },
  );
}
