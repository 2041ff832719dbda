/** Formats an order number: `SK-1001`. */
export const orderNumber = (number: number | string): string => `SK-${number}`;
