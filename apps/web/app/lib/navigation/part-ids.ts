/** More units of a part do not change the compatibility result. */
const maxPerPart = 4;

/** Returns the part ids of a cart or order, repeated by quantity, for the compatibility check. */
export const partIds = (items: readonly { productId: string; quantity: number }[]): string[] =>
  items.flatMap(({ productId, quantity }) =>
    Array.from({ length: Math.min(quantity, maxPerPart) }, () => productId),
  );
