import type { Cart } from '@sirkito/contracts/cart';
import { useEffect } from 'react';
import { generationKey } from '#web/lib/kept-cart.ts';
import { useSession } from '#web/lib/session.ts';
import { addItem, type NewItem } from './add-item.ts';
import { useCartParts, type CartParts } from './cart-parts.ts';
import { cartKey, reloadCart } from './cart.queries.ts';
import { keepWish, takeWish } from './guest-wish.ts';
import { showCartOnce } from './show-cart-once.ts';

/** Keeps the cart up with other tabs, with what a sign-in restored, and with a guest's wish. */
export function useCartWatch(): void {
  const { isAuthenticated } = useSession();
  const { api, queries, userId } = useCartParts();

  useEffect(() => {
    if (!isAuthenticated) return undefined;
    const parts = { api, queries, userId };
    const follow = ({ key, newValue }: StorageEvent) => {
      const held = queries.getQueryData<Cart>(cartKey(userId))?.generation;
      const isOther = key === generationKey && newValue !== null && Number(newValue) !== held;
      if (isOther) void reloadCart(parts);
    };
    const restore = () => void reloadCart(parts);
    window.addEventListener('storage', follow);
    window.addEventListener('cart-restored', restore);
    return () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('cart-restored', restore);
    };
  }, [isAuthenticated, api, queries, userId]);

  useEffect(() => {
    if (!isAuthenticated) return;
    const wish = takeWish();
    if (wish.length === 0) return;
    void putIn({ api, queries, userId }, wish).then(
      (isAdded) => isAdded && showCartOnce(),
      // The error itself shows in the network log; the wish waits for the next page.
      (_error: unknown) => keepWish(wish),
    );
  }, [isAuthenticated, api, queries, userId]);
}

async function putIn(parts: CartParts, wish: readonly NewItem[]): Promise<boolean> {
  const [first, ...others] = wish;
  if (first && others.length === 0) return addItem(parts, first);
  return (await import('./add-all.ts')).addAll(parts, wish);
}
