/** sessionStorage keys of unfinished work, per user. */
export const tabStorageKeys = {
  addressDraft: (userId: string) => `address_draft:${userId}`,
  selectedOrders: (userId: string) => `selected_orders:${userId}`,
  checkout: (userId: string) => `checkout:${userId}`,
  orderIntent: (userId: string) => `order_intent:${userId}`,
  staffReplies: (userId: string) => `staff_replies:${userId}`,
};

export const tabStorageKeysOf = (userId: string): string[] =>
  Object.values(tabStorageKeys).map((keyOf) => keyOf(userId));
