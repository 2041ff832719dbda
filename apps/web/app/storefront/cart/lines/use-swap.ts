import { toast } from '#web/lib/interaction/toasts.ts';
import { useCartContext } from '../cart-context.ts';
import type { Swap } from '../changes/swap-item.ts';

/** Replaces an item in the cart; resolves to whether it succeeded. */
export function useSwap() {
  const context = useCartContext();
  return (swap: Swap): Promise<boolean> =>
    import('../changes/swap-item.ts').then(
      ({ swapItem }) => swapItem(context, swap),
      // The error itself shows in the network log.
      (_error: unknown) => {
        toast({ title: 'Failed to add item to cart', variant: 'destructive' });
        return false;
      },
    );
}
