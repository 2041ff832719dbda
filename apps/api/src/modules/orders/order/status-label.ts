import { pickupStatusNames, type OrderStatus } from '@sirkito/commerce';

/** Returns the status as it reads in a sentence: "not delivered", "ready for pick-up". */
export const statusLabel = (status: OrderStatus, isPickup: boolean): string =>
  (
    (isPickup ? pickupStatusNames[status] : undefined) ??
    (status === 'delivery_failed' ? 'not delivered' : status)
  ).toLowerCase();
