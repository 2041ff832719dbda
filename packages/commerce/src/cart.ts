import { effectivePrice, type Priced } from './pricing.ts';

/** Of one product, in one cart. */
export const maxQuantity = 99;

/** Different products in one cart or on one saved list. */
export const maxLines = 100;

/** A cart that nobody touches is emptied after these. */
export const cartKeptDays = 90;

/** In pesos: what delivery costs until an address says more. */
export const defaultShippingFee = 75;

type Line<Amount extends number> = Priced<Amount> & { quantity: number };

export const lineTotal = <Amount extends number>(line: Line<Amount>): Amount =>
  (effectivePrice(line) * line.quantity) as Amount;

/** In whole centavos, where adding up is exact. */
export const subtotal = <Amount extends number>(lines: readonly Line<Amount>[]): Amount =>
  lines.reduce<number>((sum, line) => sum + lineTotal(line), 0) as Amount;
