import { useState } from 'react';
import { useNavigate } from 'react-router';
import { signInFor } from '#web/lib/return-path.ts';
import { announce } from '#web/lib/shop-events.ts';
import { toast } from '#web/lib/toasts.ts';
import type { NewItem } from './add-item.ts';
import { useCartParts } from './cart-parts.ts';
import { keepWish } from './guest-wish.ts';

/** Puts several products into the cart in one step; a guest signs in first and finds them there. */
export function useAddAll() {
  const [isBusy, setIsBusy] = useState(false);
  const [parts, navigate] = [useCartParts(), useNavigate()];
  const add = async (items: readonly NewItem[]): Promise<void> => {
    if (!parts.userId) {
      keepWish(items);
      await navigate(signInFor(location.pathname + location.search));
      return;
    }
    setIsBusy(true);
    await import('./add-all.ts')
      .then(({ addAll }) => addAll(parts, items))
      .then((isAny) => isAny && announce('cart-wanted', undefined))
      // The error itself shows in the network log.
      .catch((_error: unknown) =>
        toast({ title: 'Failed to add item to cart', variant: 'destructive' }),
      );
    setIsBusy(false);
  };
  return { isBusy, add };
}
