import { formatPesos, toCentavos, toPesos, vatIncluded } from '@sirkito/commerce';
import type { Cart, CartProblem } from '@sirkito/contracts/cart';
import type { OrderQuote } from '@sirkito/contracts/order';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Totals } from '#web/ui/totals.tsx';
import { SummaryLine } from './summary-line.tsx';

interface OrderSummaryProps {
  cart: Cart;
  onMend: (problem: CartProblem) => Promise<unknown>;
  /** Absent until an address is chosen. */
  quote: OrderQuote | undefined;
  /** Why it was not placed, where that belongs to no part of the page. */
  problem: string | undefined;
  /** Whether the parts can be used together. */
  fit: ReactNode;
  /** Where a code is typed in. */
  code: ReactNode;
  isPlacing: boolean;
  isReady: boolean;
  /** The first press kept the address; what the order comes to with it was not known by then. */
  isToPressAgain: boolean;
  onPlace: () => void;
}

/** What is ordered and what it costs, and the one thing to press. */
export function OrderSummary(props: OrderSummaryProps) {
  const { cart, onMend, quote, problem, fit, code } = props;
  const { isPlacing, isReady, isToPressAgain, onPlace } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isToPressAgain) button.current?.focus();
  }, [isToPressAgain]);
  const vat = toPesos(vatIncluded(toCentavos(cart.total)));
  const figures = quote ?? { ...cart, vatIncluded: vat };
  return (
    <aside
      aria-labelledby="order-summary"
      className="grid content-start gap-5 self-start rounded-lg border border-line bg-surface-raised p-5 sm:p-6 lg:sticky lg:top-22"
    >
      <h2 id="order-summary" className="text-title font-[560]">
        Your order
      </h2>
      <ul className="grid gap-4">
        {cart.items.map((item) => (
          <SummaryLine
            key={item.productId}
            item={item}
            onMend={onMend}
            problems={cart.problems.filter(({ productId }) => productId === item.productId)}
          />
        ))}
      </ul>
      <div className="border-t border-line pt-4">
        <Totals {...figures} zone={quote?.zone?.name} isPickup={quote?.zone === null} />
        <p className="mt-3 text-small text-ink-muted">{whenOf(quote)}</p>
      </div>
      {code}
      {fit}
      <div role="alert" className="empty:hidden">
        {problem && <Note kind="warn">{problem}</Note>}
      </div>
      <div role="status" className="empty:hidden">
        {isToPressAgain && (
          <Note kind="info">Your address is kept. Look at the total, then press once more.</Note>
        )}
      </div>
      <Button
        ref={button}
        look="copper"
        size="large"
        isBusy={isPlacing}
        disabled={!isReady}
        onClick={onPlace}
      >
        Place order, {formatPesos(figures.total)}
      </Button>
      <p className="text-caption text-pretty text-ink-muted">
        The price and stock are checked once more when you press. If either changed, you see it
        before anything is charged.
      </p>
    </aside>
  );
}

function whenOf(quote: OrderQuote | undefined): string {
  if (!quote) return 'Where it goes decides the fee and the days';
  const { zone } = quote;
  if (!zone) return 'Usually ready within two working hours';
  const [soonest, latest] = zone.days;
  return `${soonest} to ${latest} working days from the shop to your door`;
}
