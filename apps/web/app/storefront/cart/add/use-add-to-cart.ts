import type { ProductCard } from '@sirkito/contracts/catalog/listing-schemas';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { signInPath } from '#web/lib/session/return-path.ts';
import { toast } from '#web/lib/interaction/toasts.ts';
import { useCartContext } from '../cart-context.ts';
import { savePendingAdd } from './pending-add.ts';

type Product = Pick<ProductCard, '_id' | 'name'>;

interface AddToCart {
  isBusy: boolean;
  /** `from` is the clicked element. */
  add: (product: Product, quantity: number, from: Element) => Promise<void>;
}

/** Adds a product; a guest signs in first. */
export function useAddToCart(): AddToCart {
  const [isBusy, setIsBusy] = useState(false);
  const [context, navigate] = [useCartContext(), useNavigate()];
  const add: AddToCart['add'] = async ({ _id: productId, name }, quantity, from) => {
    const item = { productId, name, quantity };
    if (!context.userId) {
      savePendingAdd([item]);
      await navigate(signInPath(location.pathname + location.search));
      return;
    }
    setIsBusy(true);
    await import('./add-and-show.ts').then(
      ({ addAndShow }) => addAndShow(context, item, from),
      // The error itself shows in the network log.
      (_error: unknown) => toast({ title: 'Failed to add item to cart', variant: 'destructive' }),
    );
    setIsBusy(false);
  };
  return { isBusy, add };
}
