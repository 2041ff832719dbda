import type { Cart } from '@sirkito/contracts/carts/schemas';
import { useEffect } from 'react';
import { cartKey } from '#web/lib/query-keys/cart.ts';
import { generationKey } from '#web/lib/storage/stored-cart.ts';
import { useSession } from '#web/lib/session/session.ts';
import { addItem, type NewItem } from './changes/add-item.ts';
import { useCartContext, type CartContext } from './cart-context.ts';
import { reloadCart } from './cart.queries.ts';
import { savePendingAdd, takePendingAdd } from './add/pending-add.ts';
import { showCartOnce } from './show-cart-once.ts';

/** Syncs the cart with other tabs, restored carts and a guest's pending items. */
export function useCartSync(): void {
  const { isAuthenticated } = useSession();
  const { api, queries, userId } = useCartContext();

  useEffect(() => {
    if (!isAuthenticated) return undefined;
    const context = { api, queries, userId };
    const follow = ({ key, newValue }: StorageEvent) => {
      const cached = queries.getQueryData<Cart>(cartKey(userId))?.generation;
      const isOther = key === generationKey && newValue !== null && Number(newValue) !== cached;
      if (isOther) void reloadCart(context);
    };
    const restore = () => void reloadCart(context);
    window.addEventListener('storage', follow);
    window.addEventListener('cart-restored', restore);
    return () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('cart-restored', restore);
    };
  }, [isAuthenticated, api, queries, userId]);

  useEffect(() => {
    if (!isAuthenticated) return;
    const items = takePendingAdd();
    if (items.length === 0) return;
    void addPending({ api, queries, userId }, items).then(
      (isAdded) => isAdded && showCartOnce(),
      // The error shows in the network log; keep the items for the next page.
      (_error: unknown) => savePendingAdd(items),
    );
  }, [isAuthenticated, api, queries, userId]);
}

async function addPending(context: CartContext, items: readonly NewItem[]): Promise<boolean> {
  const [first, ...others] = items;
  if (first && others.length === 0) return addItem(context, first);
  return (await import('./changes/add-items.ts')).addItems(context, items);
}
