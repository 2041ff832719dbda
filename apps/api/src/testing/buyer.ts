import { addAddress } from '#api/modules/addresses/add-address.ts';
import { barangays } from './places.ts';
import { newShopper } from './shopper.ts';
import type { testShop } from './test-shop.ts';

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

/** A shopper with an account and an address; the places must be there already. */
export async function newBuyer(shop: ReturnType<typeof testShop>, psgcCode?: string) {
  const shopper = await newShopper(shop);
  const address = await addAddress(shopper.ctx, draftAddress(psgcCode));
  return { ...shopper, addressId: address._id };
}
