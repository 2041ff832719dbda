import type { SuggestedFix } from '@sirkito/contracts/builds/fit-schemas';

interface Line {
  productId: string;
  name: string;
  quantity: number;
}

export interface Swap {
  out: Line | undefined;
  into: Line | undefined;
}

interface CartContents {
  parts: readonly { _id: string; name: string }[];
  items: readonly { productId: string; quantity: number }[];
}

/**
 * Converts a suggested fix to a cart swap of the full line quantity, which can exceed the number of
 * units checked. Undefined when stock is too low.
 */
export function toSwap(change: SuggestedFix, { parts, items }: CartContents): Swap | undefined {
  const { out, part } = change;
  const removed = parts.find(({ _id }) => _id === out);
  const inCart = (id: string | null) => items.find(({ productId }) => productId === id)?.quantity;
  const quantity = inCart(out) ?? change.quantity;
  if (quantity + (inCart(part._id) ?? 0) > part.totalStock) return undefined;
  return {
    out: removed && { productId: removed._id, name: removed.name, quantity },
    into: { productId: part._id, name: part.name, quantity },
  };
}
