import { parsePesos, type Pesos } from '@sirkito/commerce';

/** Returns the error of an amount that is not a number of pesos above zero. */
export const validateAmount = (typed: string): string | undefined =>
  parsePesos(typed) ? undefined : 'Enter an amount, such as 1,299.50';

/** Formats an amount for a text field. */
export const formatAmountInput = (amount: Pesos): string => amount.toFixed(2);
