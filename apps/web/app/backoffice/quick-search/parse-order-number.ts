import { orderNumber } from '@sirkito/commerce';

/** Reads an order number from `SK-100001`, `sk 100001` or the bare digits. */
export const parseOrderNumber = (text: string): string | undefined => {
  const number = /^(?:sk[\s-]*)?(\d{6,})$/i.exec(text.trim())?.[1];
  return number && orderNumber(number);
};
