import { formatPesos, formatTimeLeft, paymentMethodNames } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/orders/schemas';
import { paymentPaths } from '@sirkito/contracts/payments/paths';
import { ShopError } from '@sirkito/contracts/shop-error';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { orderKey, paymentKey } from '#web/lib/query-keys/orders.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Note } from '#web/ui/note.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface PayOnlineProps {
  order: Order;
  heldUntil: string;
  /** Result of the payment redirect, if any. */
  returned: 'paid' | 'unpaid' | undefined;
  isTest: boolean;
  /** Decided by the server, because the device's clock can be wrong. */
  isPayable: boolean;
  /** Shown unless a payment is being confirmed. */
  children: ReactNode;
}

/** Confirmation usually arrives within seconds. */
const longWaitMs = 45_000;

/** Shows the payment status of an unpaid order and the pay button. */
export function PayOnline(props: PayOnlineProps) {
  const { order, heldUntil, returned, isTest, isPayable, children } = props;
  const pay = usePay(order._id);
  const left = useTimeLeft(heldUntil);
  const isFailed = order.paymentStatus === 'failed';
  const isWaiting = returned === 'paid' && !isFailed;
  const isLongWait = useIsLongWait(isWaiting);
  const method = paymentMethodNames[order.paymentMethod];
  return (
    <section
      aria-label="Payment"
      className="grid gap-4 rounded-lg border border-line-strong bg-surface-raised p-5 sm:p-6 print:hidden"
    >
      {isTest && <Note kind="warn">Test payments: no real money moves.</Note>}
      <div role="status" className="grid gap-2">
        {isWaiting && !isLongWait ? (
          <p className="flex items-center gap-3 text-title font-[560]">
            <Spinner /> Waiting for confirmation from {method}
          </p>
        ) : (
          <h2 className="text-title font-[560]">{headingFor({ isWaiting, isFailed, returned })}</h2>
        )}
        <p className="text-pretty text-ink-muted">
          {isWaiting ? waitingCopy(isLongWait) : unpaidCopy(order, isFailed)}
        </p>
      </div>
      {!isPayable ? (
        <Note kind="warn">The time to pay has run out. Your items are no longer reserved.</Note>
      ) : (
        (!isWaiting || isLongWait) && (
          <PayButton isBusy={pay.isPending || pay.isSuccess} onPay={() => pay.mutate()} left={left}>
            {isFailed || isWaiting ? 'Pay again' : 'Pay now'}, {formatPesos(order.total)}
          </PayButton>
        )
      )}
      <ErrorNote error={pay.error} />
      {!isWaiting && children}
    </section>
  );
}

interface PayButtonProps {
  isBusy: boolean;
  onPay: () => void;
  left: string;
  children: ReactNode;
}

function PayButton({ isBusy, onPay, left, children }: PayButtonProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button look="copper" size="large" isBusy={isBusy} onClick={onPay}>
        {children}
      </Button>
      {left !== '' && (
        <p className="text-small text-ink-muted">
          Your items are reserved: <span className="font-mono text-ink">{left}</span>
        </p>
      )}
    </div>
  );
}

function headingFor(state: {
  isWaiting: boolean;
  isFailed: boolean;
  returned: PayOnlineProps['returned'];
}): string {
  if (state.isWaiting) return 'This is taking longer than usual';
  if (state.isFailed) return "Your payment didn't go through";
  return state.returned === 'unpaid' ? 'Payment not completed' : 'Pay to confirm your order';
}

const waitingCopy = (isLongWait: boolean): string =>
  isLongWait
    ? "If you've paid, you don't need to pay again. We'll update this page and email you as soon as we know. If you haven't, you can still pay."
    : 'You can keep this page open. It updates automatically.';

function unpaidCopy({ paymentMethod, timeline }: Order, isFailed: boolean): string {
  const reason = timeline.findLast(({ paymentStatus }) => paymentStatus === 'failed')?.note;
  if (isFailed) return `${reason ? `${reason}. ` : ''}Nothing was charged. You can try again.`;
  return `You haven't been charged yet. You'll pay on our payment provider's page (${paymentMethodNames[paymentMethod]}), then return here.`;
}

function useIsLongWait(isWaiting: boolean): boolean {
  const [isLongWait, setIsLongWait] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLongWait(true), longWaitMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLongWait;
}

/** Redirects to the payment page. */
function usePay(orderId: string) {
  const [api, queries] = [useApi(), useQueryClient()];
  const pay = useSingleFlightMutation({
    mutationFn: () => api(paymentPaths.start, { params: { orderId } }),
    onSuccess: ({ data }) => window.location.assign(data.checkoutUrl),
    onError: (error) => {
      const isOver = error instanceof ShopError && error.code === 'payment.not_open';
      if (!isOver) return;
      void queries.invalidateQueries({ queryKey: orderKey(orderId) });
      void queries.invalidateQueries({ queryKey: paymentKey(orderId) });
    },
  });
  const { reset } = pay;
  useEffect(() => {
    // The back/forward cache restores the page in its busy state.
    const resetOnReturn = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', resetOnReturn);
    return () => window.removeEventListener('pageshow', resetOnReturn);
  }, [reset]);
  return pay;
}

const msUntil = (iso: string) => Math.max(0, new Date(iso).getTime() - Date.now());

/** Counts down as `14 min 05 s left`; empty once over by the device's clock. */
function useTimeLeft(until: string): string {
  const [ms, setMs] = useState(() => msUntil(until));
  useEffect(() => {
    const timer = setInterval(() => setMs(msUntil(until)), 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return ms < 1_000 ? '' : formatTimeLeft(ms);
}
