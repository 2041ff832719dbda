import type { ProductCard } from '@sirkito/contracts/catalog-listing';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { signInFor } from '#web/lib/return-path.ts';
import { toast } from '#web/lib/toasts.ts';
import { useCartParts } from './cart-parts.ts';
import { keepWish } from './guest-wish.ts';

type Product = Pick<ProductCard, '_id' | 'name'>;

interface Adding {
  isBusy: boolean;
  /** From: what was pressed. */
  add: (product: Product, quantity: number, from: Element) => Promise<void>;
}

/** Puts a product into the cart; a guest signs in first and finds it there. */
export function useAddToCart(): Adding {
  const [isBusy, setIsBusy] = useState(false);
  const [parts, navigate] = [useCartParts(), useNavigate()];
  const add: Adding['add'] = async ({ _id: productId, name }, quantity, from) => {
    const item = { productId, name, quantity };
    if (!parts.userId) {
      keepWish([item]);
      await navigate(signInFor(location.pathname + location.search));
      return;
    }
    setIsBusy(true);
    await import('./add-and-show.ts').then(
      ({ addAndShow }) => addAndShow(parts, item, from),
      // The error itself shows in the network log.
      (_error: unknown) => toast({ title: 'Failed to add item to cart', variant: 'destructive' }),
    );
    setIsBusy(false);
  };
  return { isBusy, add };
}
