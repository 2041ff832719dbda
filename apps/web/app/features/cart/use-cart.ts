import { countPieces } from '@sirkito/commerce';
import type { Cart } from '@sirkito/contracts/cart';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#web/lib/session.ts';
import { useCartParts } from './cart-parts.ts';
import { cartQuery } from './cart.queries.ts';
import { wishedQuery, withWishes } from './wished-quantities.ts';

interface CartState {
  /** Absent while it is on its way, and for guests. */
  cart: Cart | undefined;
  error: Error | null;
  retry: () => void;
}

export function useCart(): CartState {
  const { isAuthenticated } = useSession();
  const parts = useCartParts();
  const { data, error, refetch } = useQuery({ ...cartQuery(parts), enabled: isAuthenticated });
  const { data: wished } = useQuery(wishedQuery(parts.userId));
  const cart = isAuthenticated && data ? withWishes(data, wished) : undefined;
  return { cart, error, retry: () => void refetch() };
}

export const countItems = (cart: Cart | undefined): number => countPieces(cart?.items ?? []);
