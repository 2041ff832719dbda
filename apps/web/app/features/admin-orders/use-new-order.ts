import type { ErrorReply } from '@sirkito/contracts/error-reply';
import type { ShopError } from '@sirkito/contracts/shop-error';
import type { ManualQuote } from '@sirkito/contracts/manual-order-staff';
import { manualOrderPaths } from '@sirkito/contracts/paths/manual-order-staff';
import { useState } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { isAnswer } from '#web/lib/is-answer.ts';
import { newKey } from '#web/lib/new-key.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { bodyOf, emptyOrder, type NewOrder } from './new-order-draft.ts';

interface Outcomes {
  onPlaced: (id: string) => void;
  /** The one before, of which nothing was heard, had been placed. */
  onPlacedBefore: () => void;
}

/** An order being taken down: its total is asked for first, and holds until something changes. */
export function useNewOrder({ onPlaced, onPlacedBefore }: Outcomes) {
  const api = useApi();
  const [order, setOrder] = useState(emptyOrder);
  const [quoted, setQuoted] = useState<{ order: NewOrder; quote: ManualQuote }>();
  // An answer that came after a change is of the order before it.
  const quote = quoted?.order === order ? quoted.quote : undefined;
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  const [isBusy, once] = useOnce();
  // Pressing twice, or again after an outage, places one order.
  const [key, setKey] = useState(newKey);
  const [isUnanswered, setIsUnanswered] = useState(false);
  const attempt = (work: () => Promise<void>, onRefused?: (refusal: ShopError) => void) => {
    setErrors({});
    setFailure('');
    return once(work, (refusal) => {
      const { fields = {} } = (refusal.cause ?? {}) as Partial<ErrorReply>;
      setErrors(fields);
      setFailure(refusal.message);
      // Where nothing was answered it may be placed: then it is asked for again by the same key.
      if (isAnswer(refusal)) setQuoted(undefined);
      onRefused?.(refusal);
    });
  };
  return {
    order,
    isBegun: order !== emptyOrder,
    quote,
    errors,
    failure,
    isUnanswered,
    isBusy,
    change: (change: Partial<NewOrder>) => {
      setOrder({ ...order, ...change });
      if (!isUnanswered) setKey(newKey());
    },
    ask: () =>
      attempt(async () => {
        const reply = await api(manualOrderPaths.quote, { body: bodyOf(order) });
        setQuoted({ order, quote: reply.data });
      }),
    place: () =>
      attempt(
        async () => {
          const expectedTotal = quote?.total ?? 0;
          const body = { ...bodyOf(order), key, expectedTotal };
          onPlaced((await api(manualOrderPaths.place, { body })).data._id);
        },
        (refusal) => {
          setIsUnanswered(!isAnswer(refusal));
          if (refusal.code === 'order.key_reused') onPlacedBefore();
        },
      ),
  };
}
