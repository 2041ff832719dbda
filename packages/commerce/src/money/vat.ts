import { asCentavos, type Centavos } from './money.ts';

/** Also in the check customer_order_vat_included. */
export const vatPercent = 12;

/** Returns the VAT included in an amount. */
export const vatIncluded = (total: Centavos): Centavos =>
  asCentavos(Math.round((total * vatPercent) / (100 + vatPercent)));
