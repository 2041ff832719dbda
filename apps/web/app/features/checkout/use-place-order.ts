import type { ShopError } from '@sirkito/contracts/shop-error';
import type { Order, OrderDraft } from '@sirkito/contracts/order';
import { orderPaths } from '@sirkito/contracts/paths/order';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { isAnswer } from '#web/lib/is-answer.ts';
import { newKey } from '#web/lib/new-key.ts';
import { keepPlacedOrder } from '#web/lib/placed-order.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { forgetCheckout, forgetIntent, keepIntent, unansweredIntent } from './checkout-draft.ts';

interface Placing {
  userId: string;
  onPlaced: (order: Order) => Promise<void>;
  onRefused: (refusal: ShopError) => void;
}

/** Places the order once, however often it is pressed, sent or loaded again. */
export function usePlaceOrder({ userId, onPlaced, onRefused }: Placing) {
  const [api, queries] = [useApi(), useQueryClient()];
  const [isPlacing, once] = useOnce();
  const [refusal, setRefusal] = useState<ShopError>();

  const send = async (body: OrderDraft): Promise<void> => {
    const key = unansweredIntent(userId)?.key ?? newKey();
    keepIntent(userId, { key, body });
    setRefusal(undefined);
    const { order } = await api(orderPaths.place, { body, idempotencyKey: key });
    keepPlacedOrder(queries, order);
    await onPlaced(order);
    // Only there: who loads the page again on the way asks once more and is led to the order.
    forgetCheckout(userId);
    await queries.invalidateQueries({ queryKey: ['cart'] });
  };
  const place = (body: OrderDraft): Promise<void> =>
    once(
      () => send(body),
      (error) => {
        if (isAnswer(error)) forgetIntent(userId);
        setRefusal(error);
        onRefused(error);
      },
    );
  return { place, isPlacing, refusal };
}
