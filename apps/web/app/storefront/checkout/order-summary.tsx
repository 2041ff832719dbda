import {
  formatPesos,
  formatWorkingDays,
  toCentavos,
  toPesos,
  vatIncluded,
} from '@sirkito/commerce';
import type { Cart } from '@sirkito/contracts/carts/schemas';
import type { OrderQuote } from '@sirkito/contracts/orders/schemas';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Totals } from '#web/ui/totals.tsx';
import { ProblemNote, type FixLine } from './problem-note.tsx';
import { SummaryLine } from './summary-line.tsx';

interface OrderSummaryProps {
  cart: Cart;
  onFix: FixLine;
  /** Absent until an address is chosen. */
  quote: OrderQuote | undefined;
  /** An error that belongs to no step. */
  problem: string | undefined;
  /** Compatibility check. */
  fit: ReactNode;
  /** Promo code form. */
  code: ReactNode;
  isPlacing: boolean;
  isReady: boolean;
  /** The first press saved the address, before its total was known. */
  needsSecondPress: boolean;
  onPlace: () => void;
}

/** Renders the items, totals and the Place order button. */
export function OrderSummary(props: OrderSummaryProps) {
  const { cart, onFix, quote, problem, fit, code } = props;
  const { isPlacing, isReady, needsSecondPress, onPlace } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (needsSecondPress) button.current?.focus();
  }, [needsSecondPress]);
  const vat = toPesos(vatIncluded(toCentavos(cart.total)));
  const totals = quote ?? { ...cart, vatIncluded: vat };
  const lineProblems = cart.problems.filter((one) => one.kind !== 'rule_broken');
  const broken = cart.problems.filter((one) => one.kind === 'rule_broken');
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
            onFix={onFix}
            problems={lineProblems.filter(({ productId }) => productId === item.productId)}
          />
        ))}
      </ul>
      <div className="border-t border-line pt-4">
        <Totals {...totals} zone={quote?.zone?.name} isPickup={quote?.zone === null} />
        <p className="mt-3 text-small text-ink-muted">{deliveryEstimate(quote)}</p>
      </div>
      {code}
      {fit}
      <div role="alert" className="grid gap-2 empty:hidden">
        {broken.map((rule) => (
          <ProblemNote key={rule.id} {...rule} onFix={onFix} />
        ))}
        {broken.length === 0 && problem && <Note kind="warn">{problem}</Note>}
      </div>
      <div role="status" className="empty:hidden">
        {needsSecondPress && (
          <Note kind="info">We've saved your address. Check the total, then place your order.</Note>
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
        Place order, {formatPesos(totals.total)}
      </Button>
      <p className="text-caption text-pretty text-ink-muted">
        We check prices and stock again when you place your order. You'll see any change before
        you're charged.
      </p>
    </aside>
  );
}

function deliveryEstimate(quote: OrderQuote | undefined): string {
  if (!quote) return 'Shipping fee and delivery time depend on your address';
  const { zone } = quote;
  if (!zone) return 'Usually ready within 2 working hours';
  return `Delivered in ${formatWorkingDays(zone.days)}`;
}
