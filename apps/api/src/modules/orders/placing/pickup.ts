import type { PickupPerson } from '@sirkito/contracts/orders/schemas';

/** Returns the address snapshot of a pick-up order: who collects it, and where. */
export const pickupAddress = ({ fullName, phone }: PickupPerson, shopAddress: string) => ({
  full_name: fullName,
  phone,
  street: shopAddress,
});
