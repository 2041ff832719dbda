import { ShopError } from '@sirkito/contracts/shop-error';
import type { Order, OrderDraft } from '@sirkito/contracts/order';
import { orderPaths } from '@sirkito/contracts/paths/order';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { keepPlacedOrder } from '#web/lib/placed-order.ts';
import { forgetCheckout, forgetIntent, keepIntent, unansweredIntent } from './checkout-draft.ts';

interface Placing {
  userId: string;
  onPlaced: (order: Order) => Promise<void>;
  onRefused: (refusal: ShopError) => void;
}

/** Places the order once, however often it is pressed, sent or loaded again. */
export function usePlaceOrder({ userId, onPlaced, onRefused }: Placing) {
  const [api, queries] = [useApi(), useQueryClient()];
  const [isPlacing, setIsPlacing] = useState(false);
  const [refusal, setRefusal] = useState<ShopError>();

  const place = async (body: OrderDraft): Promise<void> => {
    const key = unansweredIntent(userId)?.key ?? crypto.randomUUID();
    keepIntent(userId, { key, body });
    setIsPlacing(true);
    setRefusal(undefined);
    try {
      const { order } = await api(orderPaths.place, { body, idempotencyKey: key });
      keepPlacedOrder(queries, order);
      await onPlaced(order);
      // Only there: who loads the page again on the way asks once more and is led to the order.
      forgetCheckout(userId);
      await queries.invalidateQueries({ queryKey: ['cart'] });
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      if (isAnswer(error)) forgetIntent(userId);
      setRefusal(error);
      onRefused(error);
    } finally {
      setIsPlacing(false);
    }
  };
  return { place, isPlacing, refusal };
}

/** An outage or a lost session leaves open what became of it. */
const isAnswer = ({ status }: ShopError): boolean =>
  status < 500 && status !== 401 && status !== 429;
