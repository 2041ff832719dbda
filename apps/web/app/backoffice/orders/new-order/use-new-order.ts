import { hasCode, ShopError } from '@sirkito/contracts/shop-error';
import type { ManualQuote } from '@sirkito/contracts/orders/staff-manual-schemas';
import { manualOrderPaths } from '@sirkito/contracts/orders/staff-manual-paths';
import { useRef, useState } from 'react';
import { useForm, useWatch, type Path } from 'react-hook-form';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { fieldMessages } from '#web/lib/api/api-client.ts';
import { isFinalError } from '#web/lib/api/is-final-error.ts';
import { randomUuid } from '#web/lib/api/random-uuid.ts';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { toQuoteBody, emptyOrder, type NewOrder } from './new-order-draft.ts';

interface NewOrderHandlers {
  onPlaced: (id: string) => void;
  /** An earlier request without a response had already placed the order. */
  onPlacedBefore: () => void;
}

interface Attempt {
  step: 'quote' | 'place';
  order: NewOrder;
}

const isSame = (one: NewOrder, other: NewOrder | undefined): boolean =>
  other !== undefined && JSON.stringify(toQuoteBody(one)) === JSON.stringify(toQuoteBody(other));

/** Holds a manual order. It is quoted first; the quote is valid until something changes. */
export function useNewOrder({ onPlaced, onPlacedBefore }: NewOrderHandlers) {
  const api = useApi();
  const form = useForm({ defaultValues: emptyOrder });
  const { clearErrors, control, formState, handleSubmit, setError } = form;
  // Every field has a default value, so none is undefined.
  const order = useWatch({ control }) as NewOrder;
  const [quoted, setQuoted] = useState<{ order: NewOrder; quote: ManualQuote }>();
  // A response that arrives after a change belongs to the earlier order.
  const quote = isSame(order, quoted?.order) ? quoted?.quote : undefined;
  const [isUncertain, setIsUncertain] = useState(false);
  // Idempotency key: a double click or a retry places one order.
  const last = useRef<{ order?: NewOrder; key: string }>({ key: '' });
  const place = async (placed: NewOrder) => {
    if (!isUncertain && !isSame(placed, last.current.order)) {
      last.current = { order: placed, key: randomUuid() };
    }
    const expectedTotal = quote?.total ?? 0;
    const body = { ...toQuoteBody(placed), key: last.current.key, expectedTotal };
    onPlaced((await api(manualOrderPaths.place, { body })).data._id);
  };
  const requestQuote = async (draft: NewOrder) => {
    const reply = await api(manualOrderPaths.quote, { body: toQuoteBody(draft) });
    setQuoted({ order: draft, quote: reply.data });
  };
  const showError = (error: ShopError) => {
    for (const [name, text] of Object.entries(fieldMessages(error))) {
      // The API groups the address; its other names are the form's.
      setError(name.replace(/^place\./, '') as Path<NewOrder>, { message: text });
    }
    setError('root', { message: error.message });
  };
  const { mutateAsync, isPending, error } = useSingleFlightMutation({
    mutationFn: (attempt: Attempt) =>
      attempt.step === 'quote' ? requestQuote(attempt.order) : place(attempt.order),
    onError: (failed, { step }) => {
      showError(failed);
      // Without a response the order may exist, so keep the quote and retry with the same key.
      if (isFinalError(failed)) setQuoted(undefined);
      if (step === 'quote') return;
      setIsUncertain(!isFinalError(failed));
      if (failed.code === 'order.key_reused') onPlacedBefore();
    },
  });
  const submit = (step: Attempt['step']) => () => {
    // An error on a name without a field would block submitting.
    clearErrors();
    void handleSubmit((typed) => mutateAsync({ step, order: typed }))();
  };
  return {
    form,
    order,
    isStarted: !isSame(order, emptyOrder),
    quote,
    failure: formState.errors.root?.message ?? '',
    brokenRule:
      error instanceof ShopError && hasCode(error, 'order.rule_broken') ? error.details : undefined,
    isUncertain,
    isBusy: isPending,
    requestQuote: submit('quote'),
    place: submit('place'),
  };
}
