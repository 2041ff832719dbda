/** Money of either kind, as long as it is one kind. */
export interface Priced<Amount extends number> {
  price: Amount;
  /** Absent, null or 0 means that nothing is on sale. */
  salePrice?: Amount | null | undefined;
}

/** What one pays: the sale price when there is one above 0, else the price. */
export function effectivePrice<Amount extends number>({
  price,
  salePrice,
}: Priced<Amount>): Amount {
  return salePrice && salePrice > 0 ? salePrice : price;
}

/** What the sale takes off, in whole percent; rounded down, so that it never promises too much. */
export function discountPercent<Amount extends number>(priced: Priced<Amount>): number {
  const pays = effectivePrice(priced);
  return pays < priced.price ? Math.floor(((priced.price - pays) * 100) / priced.price) : 0;
}

interface SaleWindow<Amount extends number> {
  salePrice: Amount | null;
  /** Open on a side that has no date. */
  saleStartsAt: Date | null;
  saleEndsAt: Date | null;
}

/** The sale price while its window is open, else 0. */
export function runningSalePrice<Amount extends number>(
  { salePrice, saleStartsAt, saleEndsAt }: SaleWindow<Amount>,
  now: Date,
): Amount {
  const hasBegun = !saleStartsAt || saleStartsAt <= now;
  const hasEnded = saleEndsAt !== null && saleEndsAt <= now;
  return hasBegun && !hasEnded ? (salePrice ?? (0 as Amount)) : (0 as Amount);
}
