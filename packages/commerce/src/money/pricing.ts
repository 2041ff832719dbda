/** Prices in pesos or centavos. */
export interface Priced<Amount extends number> {
  price: Amount;
  /** Absent, null or 0 if not on sale. */
  salePrice?: Amount | null | undefined;
}

/** Returns the sale price if it is above 0, else the price. */
export function effectivePrice<Amount extends number>({
  price,
  salePrice,
}: Priced<Amount>): Amount {
  return salePrice && salePrice > 0 ? salePrice : price;
}

/** Returns the discount in whole percent, rounded down so that it is never overstated. */
export function discountPercent<Amount extends number>(priced: Priced<Amount>): number {
  const paid = effectivePrice(priced);
  return paid < priced.price ? Math.floor(((priced.price - paid) * 100) / priced.price) : 0;
}

interface SaleWindow<Amount extends number> {
  salePrice: Amount | null;
  /** Null means no start or end. */
  saleStartsAt: Date | null;
  saleEndsAt: Date | null;
}

/** Returns the sale price while the sale runs, else null. */
export function runningSalePrice<Amount extends number>(
  { salePrice, saleStartsAt, saleEndsAt }: SaleWindow<Amount>,
  now: Date,
): Amount | null {
  const hasBegun = !saleStartsAt || saleStartsAt <= now;
  const hasEnded = saleEndsAt !== null && saleEndsAt <= now;
  return hasBegun && !hasEnded ? salePrice : null;
}
