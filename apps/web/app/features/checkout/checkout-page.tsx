import type { Cart, CartProblem } from '@sirkito/contracts/cart';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { useSettled } from '#web/lib/use-settled.ts';
import { Field, TextArea } from '#web/ui/field.tsx';
import { destinationOf, type CheckoutDraft } from './checkout-draft.ts';
import { quoteQuery } from './checkout.queries.ts';
import { DeliveryChoice, type Counter } from './delivery-choice.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { Step } from './step.tsx';
import { useCheckout } from './use-checkout.ts';

interface CheckoutPageProps {
  userId: string;
  cart: Cart;
  /** Puts a line of it right. */
  onMend: (problem: CartProblem) => Promise<unknown>;
  draft: CheckoutDraft;
  onChange: (part: Partial<CheckoutDraft>) => void;
  counter: Counter;
  /** How the address is chosen. */
  addresses: ReactNode;
  /** One is being kept at this moment: what is ordered waits for it. */
  isAddressComing: boolean;
  /** Whether what is ordered can be used together. */
  fit: ReactNode;
  /** Where a code is typed in. */
  code: ReactNode;
}

/** The second press of a double one comes sooner. */
const readMs = 600;

/** One page, three short parts, and beside them what it all comes to. */
export function CheckoutPage(props: CheckoutPageProps) {
  const { userId, cart, onMend, onChange, counter, addresses, isAddressComing, fit, code } = props;
  const isPickup = props.draft.isPickup && counter.address !== '';
  const draft = { ...props.draft, isPickup };
  const { addressId, notes } = draft;
  const destination = destinationOf(draft);
  const quoted = { addressId: isPickup ? undefined : addressId, generation: cart.generation };
  const isQuoted = isPickup || addressId !== undefined;
  const quote = useQuery({ ...quoteQuery(useApi(), quoted), enabled: isQuoted });
  const isCashTooMuch = quote.data !== undefined && quote.data.total > quote.data.codLimit;
  const paymentMethod =
    draft.paymentMethod === 'cod' && isCashTooMuch ? undefined : draft.paymentMethod;
  const isTotalRead = useSettled(quote.data?.total, readMs) === quote.data?.total;
  const { place, isPlacing, refusal, problems } = useCheckout({ userId, quoted });
  const steps = useRef<HTMLDivElement>(null);
  const [presses, setPresses] = useState(0);
  const [isPressedEarly, setIsPressedEarly] = useState(false);
  const isAsked = presses > 0;
  useEffect(() => {
    if (isAsked) leadToProblem(steps.current);
  }, [isAsked, presses, refusal]);
  const press = () => {
    setPresses(presses + 1);
    setIsPressedEarly(!destination);
    // An address that is typed in and not kept yet; its form says what is missing in it.
    if (!destination && !isPickup) steps.current?.querySelector('form')?.requestSubmit();
    if (!destination || !paymentMethod || !quote.data) return;
    void place({ ...destination, paymentMethod, notes, expectedTotal: quote.data.total });
  };
  const isReady = (isPickup || !isAddressComing) && (!isQuoted || (quote.isSuccess && isTotalRead));
  const missing = isAsked && !refusal;
  const isSaidAtCode = problems.order !== undefined && problems.order === cart.code?.problem;
  const toMendWhere =
    problems.where ?? (missing && !destination ? missingWhere(isPickup) : undefined);
  const toMendPay =
    problems.pay ?? (missing && !paymentMethod ? 'Please choose a way to pay' : undefined);
  return (
    <div className="grid gap-8 max-lg:pb-16 lg:grid-cols-[minmax(0,1fr)_26.5rem] lg:gap-18">
      <div ref={steps}>
        <Step
          number={1}
          title="Where should it go?"
          isDone={destination !== undefined}
          problem={toMendWhere}
        >
          <DeliveryChoice
            draft={draft}
            onChange={onChange}
            counter={counter}
            isAsked={isAsked}
            addresses={addresses}
          />
        </Step>
        <Step
          number={2}
          title="How would you like to pay?"
          isDone={!!paymentMethod}
          problem={toMendPay}
        >
          <PaymentChoice
            chosen={paymentMethod}
            onChoose={(way) => onChange({ paymentMethod: way })}
            isPickup={isPickup}
            isCashTooMuch={isCashTooMuch}
            codLimit={quote.data?.codLimit}
          />
        </Step>
        <Step number={3} title="Anything else before you order?" isDone={notes !== ''}>
          <Field label="A note for the shop" isOptional>
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
        onMend={onMend}
        quote={quote.data}
        problem={isSaidAtCode ? undefined : (problems.order ?? quote.failureReason?.message)}
        isPlacing={isPlacing}
        isReady={isReady}
        isToPressAgain={isPressedEarly && !!destination && !!paymentMethod && isReady}
        onPlace={press}
      />
    </div>
  );
}

/** The button may be far below what is missing. */
function leadToProblem(steps: HTMLElement | null): void {
  const step = steps?.querySelector<HTMLElement>('[data-problem]');
  step?.scrollIntoView({ block: 'start' });
  const field =
    step?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    step?.querySelector<HTMLElement>('input:enabled');
  field?.focus({ preventScroll: true });
}

const missingWhere = (isPickup: boolean) =>
  isPickup ? 'Please say who picks it up' : 'Please give an address';
