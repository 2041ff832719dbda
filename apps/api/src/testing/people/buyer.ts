import { addAddress } from '#api/modules/addresses/own-addresses.ts';
import { barangays } from '../data/localities.ts';
import { newShopper } from './shopper.ts';
import type { testShop } from '../test-shop.ts';

export const draftAddress = (psgcCode = barangays.quezonCity) => ({
  fullName: 'Test Buyer',
  phone: '+639175550123',
  psgcCode,
  street: '1 Sample Street',
  postalCode: '1100',
  notes: '',
  label: 'Home',
  isDefault: false,
});

/** Creates a shopper with an address. Needs `newLocalities` first. */
export async function newBuyer(shop: ReturnType<typeof testShop>, psgcCode?: string) {
  const shopper = await newShopper(shop);
  const address = await addAddress(shopper.ctx, draftAddress(psgcCode));
  return { ...shopper, addressId: address._id };
}
