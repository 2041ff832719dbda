import type { Centavos } from './money.ts';

const percent = 12;

/** The tax inside an amount, since prices include it. */
export const vatIncluded = (total: Centavos): Centavos =>
  Math.round((total * percent) / (100 + percent)) as Centavos;
