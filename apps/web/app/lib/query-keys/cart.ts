export const cartsKey = ['cart'] as const;
export const cartKey = (userId: string) => ['cart', userId] as const;
export const optimisticQuantitiesKey = (userId: string) =>
  ['optimistic-quantities', userId] as const;
