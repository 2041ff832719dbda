/** Maximum number of orders printed at once. */
export const maxPrintedOrders = 50;
