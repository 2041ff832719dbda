import type { Cart } from '@sirkito/contracts/carts/schemas';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { useDebounced } from '#web/lib/interaction/use-debounced.ts';
import { Field, TextArea } from '#web/ui/form/field.tsx';
import { destinationOf, type CheckoutDraft } from './checkout-draft.ts';
import { quoteQuery } from './checkout.queries.ts';
import { DeliveryChoice, type PickupCounter } from './delivery-choice.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import type { FixLine } from './problem-note.tsx';
import { Step } from './step.tsx';
import { useCheckout } from './use-checkout.ts';

interface CheckoutPageProps {
  userId: string;
  cart: Cart;
  onFix: FixLine;
  draft: CheckoutDraft;
  onChange: (part: Partial<CheckoutDraft>) => void;
  counter: PickupCounter;
  /** Address picker. */
  addresses: ReactNode;
  /** Placing the order waits until the address is saved. */
  isSavingAddress: boolean;
  /** Compatibility check. */
  fit: ReactNode;
  /** Promo code form. */
  code: ReactNode;
  /** What an unconfirmed email address limits, with a button to send the link again. */
  unconfirmedEmail: ReactNode;
}

/** Longer than a double click, so its second click cannot confirm a new total. */
const confirmDelayMs = 600;

/** Renders checkout: three steps and the order summary. */
export function CheckoutPage(props: CheckoutPageProps) {
  const { userId, cart, onFix, onChange, counter, addresses, isSavingAddress, fit, code } = props;
  const isPickup = props.draft.isPickup && counter.address !== '';
  const draft = { ...props.draft, isPickup };
  const { addressId, notes } = draft;
  const destination = destinationOf(draft);
  const quoted = { addressId: isPickup ? undefined : addressId, generation: cart.generation };
  const isQuoted = isPickup || addressId !== undefined;
  const quote = useQuery({ ...quoteQuery(useApi(), quoted), enabled: isQuoted });
  const unavailable = quote.data?.unavailableMethods ?? [];
  const paymentMethod = unavailable.some(({ method }) => method === draft.paymentMethod)
    ? undefined
    : draft.paymentMethod;
  const isTotalSettled = useDebounced(quote.data?.total, confirmDelayMs) === quote.data?.total;
  const { place, isPlacing, error, problems } = useCheckout({ userId, quoted });
  const steps = useRef<HTMLDivElement>(null);
  const [presses, setPresses] = useState(0);
  const [isPressedEarly, setIsPressedEarly] = useState(false);
  const isSubmitted = presses > 0;
  useEffect(() => {
    if (isSubmitted) focusProblem(steps.current);
  }, [isSubmitted, presses, error]);
  const press = () => {
    setPresses(presses + 1);
    setIsPressedEarly(!destination);
    // Submit an unsaved address; its form shows what is missing.
    if (!destination && !isPickup) steps.current?.querySelector('form')?.requestSubmit();
    if (!destination || !paymentMethod || !quote.data) return;
    void place({ ...destination, paymentMethod, notes, expectedTotal: quote.data.total });
  };
  const isReady =
    (isPickup || !isSavingAddress) && (!isQuoted || (quote.isSuccess && isTotalSettled));
  const missing = isSubmitted && !error;
  const quoteProblem = quote.data?.problem ?? quote.failureReason;
  const isShownAtCode = problems.order !== undefined && problems.order === cart.code?.problem;
  const deliveryProblem =
    problems.delivery ?? (missing && !destination ? missingDelivery(isPickup) : undefined);
  const paymentProblem =
    problems.payment ?? (missing && !paymentMethod ? 'Choose a payment method' : undefined);
  return (
    <div className="grid gap-8 max-lg:pb-16 lg:grid-cols-[minmax(0,1fr)_26.5rem] lg:gap-18">
      <div ref={steps}>
        <Step
          number={1}
          title="How would you like to get your order?"
          isDone={destination !== undefined}
          problem={deliveryProblem}
        >
          <DeliveryChoice
            draft={draft}
            onChange={onChange}
            counter={counter}
            isSubmitted={isSubmitted}
            addresses={addresses}
          />
        </Step>
        <Step
          number={2}
          title="How would you like to pay?"
          isDone={!!paymentMethod}
          problem={paymentProblem}
        >
          <PaymentChoice
            chosen={paymentMethod}
            onChoose={(method) => onChange({ paymentMethod: method })}
            isPickup={isPickup}
            unavailable={unavailable}
            codLimit={quote.data?.codLimit}
          />
          {props.unconfirmedEmail}
        </Step>
        <Step number={3} title="Anything else we should know?" isDone={notes !== ''}>
          <Field label="Order note" isOptional>
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                maxLength={500}
                value={notes}
                onChange={(event) => onChange({ notes: event.target.value })}
              />
            )}
          </Field>
        </Step>
      </div>
      <OrderSummary
        fit={fit}
        code={code}
        cart={cart}
        onFix={onFix}
        quote={quote.data}
        problem={isShownAtCode ? undefined : (problems.order ?? quoteProblem?.message)}
        isPlacing={isPlacing}
        isReady={isReady}
        needsSecondPress={isPressedEarly && !!destination && !!paymentMethod && isReady}
        onPlace={press}
      />
    </div>
  );
}

/** Scrolls to the problem, which can be far above the button. */
function focusProblem(steps: HTMLElement | null): void {
  const step = steps?.querySelector<HTMLElement>('[data-problem]');
  step?.scrollIntoView({ block: 'start' });
  const field =
    step?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    step?.querySelector<HTMLElement>('input:enabled');
  field?.focus({ preventScroll: true });
}

const missingDelivery = (isPickup: boolean) =>
  isPickup ? 'Enter who will pick up the order' : 'Enter a delivery address';
