import { effectivePrice, type Priced } from './money/pricing.ts';

/** Maximum quantity of one product in a cart. */
export const maxQuantity = 99;

/** Maximum number of different products in a cart or saved list. */
export const maxLines = 100;

/** Carts are emptied after this many days without activity. */
export const cartRetentionDays = 90;

/** Shipping fee in pesos, shown until the address is known. */
export const defaultShippingFee = 75;

type Line<Amount extends number> = Priced<Amount> & { quantity: number };

export const lineTotal = <Amount extends number>(line: Line<Amount>): Amount =>
  (effectivePrice(line) * line.quantity) as Amount;

/** Sums the lines. Exact in centavos. */
export const subtotal = <Amount extends number>(lines: readonly Line<Amount>[]): Amount =>
  lines.reduce<number>((sum, line) => sum + lineTotal(line), 0) as Amount;
