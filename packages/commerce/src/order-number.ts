/** What people call an order by. */
export const orderNumber = (number: number | string): string => `SK-${number}`;
