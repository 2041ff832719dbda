/** Under which names a tab keeps what somebody has begun, each for its own person. */
export const visitKeys = {
  addressDraft: (userId: string) => `address_draft:${userId}`,
  chosenOrders: (userId: string) => `chosen_orders:${userId}`,
  checkout: (userId: string) => `checkout:${userId}`,
  orderIntent: (userId: string) => `order_intent:${userId}`,
  staffWords: (userId: string) => `staff_words:${userId}`,
};

export const visitKeysOf = (userId: string): string[] =>
  Object.values(visitKeys).map((keyOf) => keyOf(userId));
