import { formatPesos, paymentMethodNames } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/order';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Note } from '#web/ui/note.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { usePay } from './use-pay.ts';
import { useTimeLeft } from './use-time-left.ts';

interface PayOnlineProps {
  order: Order;
  heldUntil: string;
  /** How the shopper came back from paying; absent when they did not come from there. */
  returned: 'paid' | 'unpaid' | undefined;
  isTest: boolean;
  /** As the shop sees it: the clock of a phone may be wrong. */
  isPayable: boolean;
}

/** Word of a payment is here within seconds. */
const longMs = 45_000;

/** An order that waits for its payment: what came of it so far, and the way to pay. */
export function PayOnline({ order, heldUntil, returned, isTest, isPayable }: PayOnlineProps) {
  const pay = usePay(order._id);
  const left = useTimeLeft(heldUntil);
  const isFailed = order.paymentStatus === 'failed';
  const isWaiting = returned === 'paid' && !isFailed;
  const isLong = useIsLong(isWaiting);
  const method = paymentMethodNames[order.paymentMethod];
  return (
    <section
      aria-label="Payment"
      className="grid gap-4 rounded-lg border border-line-strong bg-surface-raised p-5 sm:p-6"
    >
      {isTest && <Note kind="warn">Test payments: no real money moves.</Note>}
      <div role="status" className="grid gap-2">
        {isWaiting && !isLong ? (
          <p className="flex items-center gap-3 text-title font-[560]">
            <Spinner /> Waiting for word from {method}
          </p>
        ) : (
          <h2 className="text-title font-[560]">{headingFor({ isWaiting, isFailed, returned })}</h2>
        )}
        <p className="text-pretty text-ink-muted">
          {isWaiting ? waitingWords(isLong) : unpaidWords(order, isFailed)}
        </p>
      </div>
      {!isPayable ? (
        <Note kind="warn">The time to pay is over. Your parts are going back on the shelf.</Note>
      ) : (
        (!isWaiting || isLong) && (
          <PayButton isBusy={pay.isPending || pay.isSuccess} onPay={() => pay.mutate()} left={left}>
            {isFailed || isWaiting ? 'Pay again' : 'Pay now'}, {formatPesos(order.total)}
          </PayButton>
        )
      )}
      <Failed why={pay.error} />
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
          Your parts are set aside for <span className="font-mono text-ink">{left}</span>
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
  if (state.isWaiting) return 'This takes longer than usual';
  if (state.isFailed) return 'The payment did not go through';
  return state.returned === 'unpaid' ? 'You came back without paying' : 'Please pay to confirm it';
}

const waitingWords = (isLong: boolean): string =>
  isLong
    ? 'If you have paid, you need not pay again: it shows here and in an e-mail as soon as we know. If you have not, you still can.'
    : 'You can leave this page open: it changes by itself.';

function unpaidWords({ paymentMethod, timeline }: Order, isFailed: boolean): string {
  const reason = timeline.findLast(({ paymentStatus }) => paymentStatus === 'failed')?.note;
  if (isFailed) return `${reason ? `${reason}. ` : ''}Nothing was charged. You can try again.`;
  return `Nothing was charged so far. You pay on a page of our payment provider by ${paymentMethodNames[paymentMethod]}, and come back here.`;
}

function useIsLong(isWaiting: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLong(true), longMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLong;
}
