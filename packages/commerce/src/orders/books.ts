import { paymentMethodName, paymentMethods, type PaymentMethod } from './order-status.ts';

/** Ways to pay as the books list them: cash at the counter is no cash on delivery. */
export const bookMethods = [...paymentMethods, 'counter'] as const;
export type BookMethod = (typeof bookMethods)[number];

export const bookMethodOf = (order: {
  paymentMethod: PaymentMethod;
  isPickup: boolean;
}): BookMethod =>
  order.isPickup && order.paymentMethod === 'cod' ? 'counter' : order.paymentMethod;

export const bookMethodName = (method: BookMethod): string =>
  method === 'counter' ? paymentMethodName('cod', true) : paymentMethodName(method, false);

/** Tax classes of sales. */
export const bookTaxes = ['vatable', 'zero_rated', 'exempt'] as const;
export type BookTax = (typeof bookTaxes)[number];

export const bookTaxNames: Record<BookTax, string> = {
  vatable: 'VATable sales',
  zero_rated: 'Zero-rated sales',
  exempt: 'VAT-exempt sales',
};
