import type { Mending } from '@sirkito/contracts/build-fit';

interface Line {
  productId: string;
  name: string;
  quantity: number;
}

export interface Swap {
  out: Line | undefined;
  into: Line | undefined;
}

interface Held {
  parts: readonly { _id: string; name: string }[];
  items: readonly { productId: string; quantity: number }[];
}

/**
 * As many come as the line of the cart had, which may be more than were asked about; none where
 * there are not so many.
 */
export function toSwap(change: Mending, { parts, items }: Held): Swap | undefined {
  const { out, part } = change;
  const gone = parts.find(({ _id }) => _id === out);
  const inCart = (id: string | null) => items.find(({ productId }) => productId === id)?.quantity;
  const quantity = inCart(out) ?? change.quantity;
  if (quantity + (inCart(part._id) ?? 0) > part.totalStock) return undefined;
  return {
    out: gone && { productId: gone._id, name: gone.name, quantity },
    into: { productId: part._id, name: part.name, quantity },
  };
}
