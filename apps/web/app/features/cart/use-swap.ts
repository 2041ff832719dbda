import { toast } from '#web/lib/toasts.ts';
import { useCartParts } from './cart-parts.ts';
import type { Swap } from './swap-item.ts';

/** Puts one thing into the cart in the stead of another; answers whether it is done. */
export function useSwap() {
  const parts = useCartParts();
  return (swap: Swap): Promise<boolean> =>
    import('./swap-item.ts').then(
      ({ swapItem }) => swapItem(parts, swap),
      // The error itself shows in the network log.
      (_error: unknown) => {
        toast({ title: 'Failed to add item to cart', variant: 'destructive' });
        return false;
      },
    );
}
