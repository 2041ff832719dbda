import type { Centavos } from './money/money.ts';

/**
 * What staff must confirm with password and code, or a passkey, so that a stolen or unattended
 * session can't do it: changes of staff, another second factor, refunds above a limit and steep price
 * drops.
 */

/** How long a confirmation lasts. Signing in is one too. */
export const confirmationMinutes = 5;

/** Pesos that a staff member may refund within an hour without confirming. */
export const defaultRefundLimit = 10_000;

/** Returns whether a refund brings what was refunded within the hour above the limit. */
export const isAboveRefundLimit = (
  amount: Centavos,
  refundedInHour: Centavos,
  limit: Centavos,
): boolean => refundedInHour + amount > limit;

export interface ListPrice {
  price: Centavos | null;
  salePrice: Centavos | null;
  saleEndsAt?: Date | null | undefined;
}

/** Returns the lowest price that customers pay now or in a sale to come. */
export function lowestPrice(
  { price, salePrice, saleEndsAt }: ListPrice,
  now: Date,
): Centavos | null {
  const isOver = saleEndsAt && saleEndsAt <= now;
  return salePrice && !isOver ? salePrice : price;
}

/** Returns whether the price falls by more than half. */
export const isSteepDrop = (from: Centavos, to: Centavos): boolean => to * 2 < from;
