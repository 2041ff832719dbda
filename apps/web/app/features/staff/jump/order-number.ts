import { orderNumber } from '@sirkito/commerce';

/** `SK-100001`, `sk 100001` or the bare number: the number of an order, else nothing. */
export const orderNumberIn = (text: string): string | undefined => {
  const number = /^(?:sk[\s-]*)?(\d{6,})$/i.exec(text.trim())?.[1];
  return number && orderNumber(number);
};
