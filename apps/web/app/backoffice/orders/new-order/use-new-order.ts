import type { ErrorReply } from '@sirkito/contracts/error-reply';
import type { ManualQuote } from '@sirkito/contracts/orders/staff-manual-schemas';
import { manualOrderPaths } from '@sirkito/contracts/orders/staff-manual-paths';
import { useState } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { isFinalError } from '#web/lib/api/is-final-error.ts';
import { randomUuid } from '#web/lib/api/random-uuid.ts';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { toQuoteBody, emptyOrder, type NewOrder } from './new-order-draft.ts';

interface NewOrderHandlers {
  onPlaced: (id: string) => void;
  /** An earlier request without a response had already placed the order. */
  onPlacedBefore: () => void;
}

/** Holds a manual order. It is quoted first; the quote is valid until something changes. */
export function useNewOrder({ onPlaced, onPlacedBefore }: NewOrderHandlers) {
  const api = useApi();
  const [order, setOrder] = useState(emptyOrder);
  const [quoted, setQuoted] = useState<{ order: NewOrder; quote: ManualQuote }>();
  // A response that arrives after a change belongs to the earlier order.
  const quote = quoted?.order === order ? quoted.quote : undefined;
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  // Idempotency key: a double click or a retry places one order.
  const [key, setKey] = useState(randomUuid);
  const [isUncertain, setIsUncertain] = useState(false);
  const requestQuote = async () => {
    const reply = await api(manualOrderPaths.quote, { body: toQuoteBody(order) });
    setQuoted({ order, quote: reply.data });
  };
  const place = async () => {
    const expectedTotal = quote?.total ?? 0;
    const body = { ...toQuoteBody(order), key, expectedTotal };
    onPlaced((await api(manualOrderPaths.place, { body })).data._id);
  };
  const { mutate: attempt, isPending: isBusy } = useSingleFlightMutation({
    mutationFn: (step: 'quote' | 'place') => {
      setErrors({});
      setFailure('');
      return step === 'quote' ? requestQuote() : place();
    },
    onError: (error, step) => {
      const { fields = {} } = (error.cause ?? {}) as Partial<ErrorReply>;
      setErrors(fields);
      setFailure(error.message);
      // Without a response the order may exist, so keep the quote and retry with the same key.
      if (isFinalError(error)) setQuoted(undefined);
      if (step === 'quote') return;
      setIsUncertain(!isFinalError(error));
      if (error.code === 'order.key_reused') onPlacedBefore();
    },
  });
  return {
    order,
    isStarted: order !== emptyOrder,
    quote,
    errors,
    failure,
    isUncertain,
    isBusy,
    change: (change: Partial<NewOrder>) => {
      setOrder({ ...order, ...change });
      if (!isUncertain) setKey(randomUuid());
    },
    requestQuote: () => attempt('quote'),
    place: () => attempt('place'),
  };
}
