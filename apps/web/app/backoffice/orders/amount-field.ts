import type { Pesos } from '@sirkito/commerce';

/** Shown when the amount is invalid. */
export const amountError = 'Enter an amount, such as 1,299.50';

/** Formats an amount for a text field. */
export const formatAmountInput = (amount: Pesos): string => amount.toFixed(2);
