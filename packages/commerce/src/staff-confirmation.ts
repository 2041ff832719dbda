import { asCentavos, toPesos, type Centavos } from './money/money.ts';
import { promotedPrice, type Promotion, type promotionKinds } from './money/promotions.ts';

/**
 * What staff must confirm with password and code, or a passkey, so that a stolen or unattended
 * session can't do it: changes of staff, another second factor, refunds above a limit, steep price
 * drops and promotions as steep.
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

interface Discount {
  kind: (typeof promotionKinds)[number];
  /** Percent, or the amount off an order. */
  value: number;
  /** Minimum spend, in the unit of the amount. */
  minimum: number;
}

/** Returns whether a promotion can take more than half off an order. */
export const isSteepDiscount = ({ kind, value, minimum }: Discount): boolean => {
  const full = kind === 'percent' ? 100 : minimum;
  return value * 2 > full;
};

export interface LoweredPrice {
  sku: string;
  name: string;
  price: Centavos;
  /** Within 30 days. */
  highest: Centavos;
  promotions: readonly Pick<Promotion, 'kind' | 'value' | 'minimum'>[];
}

/** Returns the products that, with their best promotion, cost less than half of their highest price. */
export const steepPrices = (products: readonly LoweredPrice[]) =>
  products.flatMap(({ sku, name, price, highest, promotions }) => {
    const lowest = asCentavos(
      Math.min(price, ...promotions.map((offer) => promotedPrice(offer, price))),
    );
    return lowest * 2 < highest ? [{ sku, name, from: toPesos(highest), to: toPesos(lowest) }] : [];
  });
