import { usualShipping } from '@sirkito/commerce';
import type { PickupPerson } from '@sirkito/contracts/order';
import { saveAddress } from '#api/modules/addresses/index.ts';
import type { AddressBody } from '@sirkito/contracts/address';
import type { Tx } from '#api/platform/db/transaction.ts';
import { findSomeBarangay } from './borrowed-cart.queries.ts';
import { orderRulesOf } from './order-rules.ts';

/** Nothing is carried to who picks it up, so nothing is paid for it. */
export const pickupRules = { ...orderRulesOf(usualShipping), freeFrom: 0, bulkyFee: 0 };

/** What stands with the order in place of an address. */
export const pickupAddress = ({ fullName, phone }: PickupPerson, shopAddress: string) => ({
  full_name: fullName,
  phone,
  street: shopAddress,
});

interface Passing extends PickupPerson {
  id: string;
  accountId: string;
  /** Any, where it is picked up. */
  place: Pick<AddressBody, 'psgcCode' | 'street' | 'postalCode' | 'notes'> | undefined;
  now: Date;
}

/** Orders are placed to an address; this one is there until the end of the transaction. */
export async function addPassingAddress(tx: Tx, passing: Passing): Promise<void> {
  const { id, accountId, place, fullName, phone, now } = passing;
  const where = place ?? {
    psgcCode: await findSomeBarangay(tx),
    street: '',
    postalCode: '0000',
    notes: '',
  };
  await saveAddress(
    tx,
    { ...where, fullName, phone, label: '', isDefault: false },
    { id, accountId, createdAt: now, now, isDefault: false },
  );
}
