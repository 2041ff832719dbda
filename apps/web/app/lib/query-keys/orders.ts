export const orderListsKey = ['orders', 'list'] as const;
export const orderListKey = (userId: string) => ['orders', 'list', userId] as const;
export const orderKey = (id: string) => ['orders', 'one', id] as const;
export const orderFitKey = (id: string) => ['orders', 'fit', id] as const;
/** Without the order's state, matches its payment in every state. */
export const paymentKey = (orderId: string, ...state: string[]) =>
  ['orders', 'payment', orderId, ...state] as const;
export const quoteKey = (addressId = 'pick-up', generation: number) =>
  ['orders', 'quote', addressId, generation] as const;
export const paymentOptionsKey = ['payments', 'options'] as const;
export const invoiceKey = (orderId: string) => ['invoices', orderId] as const;
export const staffInvoicesKey = (ids: string) => ['invoices', 'staff', 'list', ids] as const;
export const staffInvoiceKey = (orderId: string) => ['invoices', 'staff', orderId] as const;
