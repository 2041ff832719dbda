import type { ProductCard } from '@sirkito/contracts/catalog/listing-schemas';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { signInPath } from '#web/lib/session/return-path.ts';
import { useCartContext } from '../cart-context.ts';
import { savePendingAdd } from './pending-add.ts';
import { toastNotAdded } from './toast-not-added.ts';

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
  const add: AddToCart['add'] = async (product, quantity, from) => {
    const item = { productId: product._id, name: product.name, quantity };
    if (!context.userId) {
      savePendingAdd([item]);
      await navigate(signInPath(location.pathname + location.search));
      return;
    }
    setIsBusy(true);
    await import('./add-and-show.ts')
      .then(({ addAndShow }) => addAndShow(context, item, from))
      .catch((error: unknown) => toastNotAdded(error, () => void add(product, quantity, from)))
      .finally(() => setIsBusy(false));
  };
  return { isBusy, add };
}
