import { countPieces } from '@sirkito/commerce';
import type { Cart } from '@sirkito/contracts/carts/schemas';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#web/lib/session/session.ts';
import { useCartContext } from './cart-context.ts';
import { cartQuery } from './cart.queries.ts';
import {
  optimisticQuantitiesQuery,
  applyOptimisticQuantities,
} from './changes/optimistic-quantities.ts';

interface CartState {
  /** Absent while loading, and for guests. */
  cart: Cart | undefined;
  error: Error | null;
  retry: () => void;
}

export function useCart(): CartState {
  const { isAuthenticated } = useSession();
  const context = useCartContext();
  const { data, error, refetch } = useQuery({ ...cartQuery(context), enabled: isAuthenticated });
  const { data: optimistic } = useQuery(optimisticQuantitiesQuery(context.userId));
  const cart = isAuthenticated && data ? applyOptimisticQuantities(data, optimistic) : undefined;
  return { cart, error, retry: () => void refetch() };
}

export const countItems = (cart: Cart | undefined): number => countPieces(cart?.items ?? []);
