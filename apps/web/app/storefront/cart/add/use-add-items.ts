import { useState } from 'react';
import { useNavigate } from 'react-router';
import { signInPath } from '#web/lib/session/return-path.ts';
import { dispatchShopEvent } from '#web/lib/navigation/shop-events.ts';
import type { NewItem } from '../changes/add-item.ts';
import { useCartContext } from '../cart-context.ts';
import { savePendingAdd } from './pending-add.ts';
import { toastNotAdded } from './toast-not-added.ts';

/** Adds several products in one call; a guest signs in first. */
export function useAddItems() {
  const [isBusy, setIsBusy] = useState(false);
  const [context, navigate] = [useCartContext(), useNavigate()];
  const add = async (items: readonly NewItem[]): Promise<void> => {
    if (!context.userId) {
      savePendingAdd(items);
      await navigate(signInPath(location.pathname + location.search));
      return;
    }
    setIsBusy(true);
    await import('../changes/add-items.ts')
      .then(({ addItems }) => addItems(context, items))
      .then((isAny) => isAny && dispatchShopEvent('open-cart', undefined))
      .catch((error: unknown) => toastNotAdded(error, () => void add(items)))
      .finally(() => setIsBusy(false));
  };
  return { isBusy, add };
}
