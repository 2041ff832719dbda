import type { ShopError } from '@sirkito/contracts/shop-error';
import type { Order, OrderRequest } from '@sirkito/contracts/orders/schemas';
import { orderPaths } from '@sirkito/contracts/orders/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cartsKey } from '#web/lib/query-keys/cart.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { isFinalError } from '#web/lib/api/is-final-error.ts';
import { randomUuid } from '#web/lib/api/random-uuid.ts';
import { cachePlacedOrder } from '#web/lib/storage/cache-placed-order.ts';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { clearCheckout, clearIntent, saveIntent, unansweredIntent } from './checkout-draft.ts';

interface PlaceOrderOptions {
  userId: string;
  onPlaced: (order: Order) => Promise<void>;
  onError: (failure: ShopError) => void;
}

/** Places the order exactly once, across double clicks, retries and reloads. */
export function usePlaceOrder({ userId, onPlaced, onError }: PlaceOrderOptions) {
  const [api, queries] = [useApi(), useQueryClient()];
  const [failure, setFailure] = useState<ShopError>();

  const send = async (body: OrderRequest): Promise<void> => {
    const key = unansweredIntent(userId)?.key ?? randomUuid();
    saveIntent(userId, { key, body });
    setFailure(undefined);
    const { order } = await api(orderPaths.place, { body, idempotencyKey: key });
    cachePlacedOrder(queries, order);
    await onPlaced(order);
    // Clear only after navigation: a reload before that resends the key and finds the order.
    clearCheckout(userId);
    await queries.invalidateQueries({ queryKey: cartsKey });
  };
  const { mutateAsync: place, isPending: isPlacing } = useSingleFlightMutation({
    mutationFn: send,
    onError: (error) => {
      if (isFinalError(error)) clearIntent(userId);
      setFailure(error);
      onError(error);
    },
  });
  return { place, isPlacing, failure };
}
