import type { BookTax, Pesos } from '@sirkito/commerce';

type Amounts = Record<'vatable' | 'zeroRated' | 'exempt', Pesos>;

/** Returns the amount of a tax class. */
export const amountOf: Record<BookTax, (amounts: Amounts) => Pesos> = {
  vatable: ({ vatable }) => vatable,
  zero_rated: ({ zeroRated }) => zeroRated,
  exempt: ({ exempt }) => exempt,
};
