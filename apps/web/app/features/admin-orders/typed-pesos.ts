import type { Pesos } from '@sirkito/commerce';

/** What to say where no amount can be read. */
export const noAmount = 'Please fill in an amount, such as 1,299.50';

/** As it stands in a field. */
export const writePesos = (amount: Pesos): string => amount.toFixed(2);
