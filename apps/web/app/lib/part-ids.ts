/** More of one part than this says nothing new about a PC. */
const mostOfOne = 4;

/** The parts of a cart or an order, each as often as it matters for what fits. */
export const partIds = (items: readonly { productId: string; quantity: number }[]): string[] =>
  items.flatMap(({ productId, quantity }) =>
    Array.from({ length: Math.min(quantity, mostOfOne) }, () => productId),
  );
