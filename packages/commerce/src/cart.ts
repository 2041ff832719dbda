import { asCentavos, asPesos, sumCentavos, type Centavos } from './money/money.ts';
import { effectivePrice, type Priced } from './money/pricing.ts';

/** Maximum quantity of one product in a cart. */
export const maxQuantity = 99;

/** Maximum number of different products in a cart or saved list. */
export const maxLines = 100;

/** Carts are emptied after this many days without activity. */
export const cartRetentionDays = 90;

/** Shipping fee shown until the address is known. */
export const defaultShippingFee = asPesos(75);

type Line = Priced<Centavos> & { quantity: number };

export const lineTotal = (line: Line): Centavos => asCentavos(effectivePrice(line) * line.quantity);

export const subtotal = (lines: readonly Line[]): Centavos => sumCentavos(lines.map(lineTotal));
