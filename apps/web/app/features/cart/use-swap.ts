import { useCartParts } from './cart-parts.ts';
import type { Swap } from './swap-item.ts';

/** Puts one thing into the cart in the stead of another; answers whether it is done. */
export function useSwap() {
  const parts = useCartParts();
  return async (swap: Swap): Promise<boolean> =>
    (await import('./swap-item.ts')).swapItem(parts, swap);
}
