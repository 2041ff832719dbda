export const orderListsKey = ['orders', 'list'] as const;
export const orderListKey = (userId: string) => ['orders', 'list', userId] as const;
export const orderKey = (id: string) => ['orders', 'one', id] as const;
export const orderFitKey = (id: string) => ['orders', 'fit', id] as const;
/** Without statuses, matches the payment in every status of its order. */
export const paymentKey = (orderId: string, ...statuses: string[]) =>
  ['orders', 'payment', orderId, ...statuses] as const;
export const quoteKey = (addressId = 'pick-up', generation: number) =>
  ['orders', 'quote', addressId, generation] as const;
export const paymentOptionsKey = ['payments', 'options'] as const;
export const invoiceKey = (orderId: string) => ['invoices', orderId] as const;
export const staffInvoicesKey = (ids: string) => ['invoices', 'staff', 'list', ids] as const;
export const staffInvoiceKey = (orderId: string) => ['invoices', 'staff', orderId] as const;
