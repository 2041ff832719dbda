import { asCentavos, type Centavos } from './money.ts';

const percent = 12;

/** Returns the VAT included in an amount. */
export const vatIncluded = (total: Centavos): Centavos =>
  asCentavos(Math.round((total * percent) / (100 + percent)));
