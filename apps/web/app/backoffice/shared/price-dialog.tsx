import { asPesos, formatPesos } from '@sirkito/commerce';
import type { SteepPrice } from '@sirkito/contracts/error-details';
import { priceQuestion } from '#web/lib/session/confirmation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Modal } from '#web/ui/modal.tsx';

/** Asks whether prices of less than half are meant; the call is then repeated. */
export function PriceDialog() {
  const question = priceQuestion.useOpen();
  return (
    <Modal
      label="Confirm the price"
      isOpen={question !== undefined}
      onOpenChange={(isOpen) => !isOpen && question?.answer(false)}
      className="top-[16dvh] mx-auto w-[min(30rem,calc(100%-2rem))] rounded border border-line p-6 opacity-0 open:opacity-100 starting:open:opacity-0"
    >
      {question && (
        <div className="grid gap-4">
          <h2 className="text-title font-[560]">Really more than half off?</h2>
          <p className="text-ink-muted">
            Compared with the highest price of the last 30 days, promotions included.
          </p>
          <ul tabIndex={0} aria-label="Prices" className="max-h-[40dvh] overflow-y-auto text-small">
            {question.subject.prices.map((price) => (
              <PriceRow key={price.sku} price={price} />
            ))}
            {question.subject.hasMore && <li className="py-2 text-ink-muted">And more</li>}
          </ul>
          <div className="flex gap-2">
            <Button look="copper" onClick={() => question.answer(true)}>
              Yes, save
            </Button>
            <Button look="quiet" autoFocus onClick={() => question.answer(false)}>
              Cancel
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}

function PriceRow({ price: { sku, name, from, to } }: { price: SteepPrice }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-2">
      <span className="wrap-anywhere">
        {name}
        <span className="fact block text-caption text-ink-muted">{sku}</span>
      </span>
      <span className="text-right tabular-nums">
        <span className="sr-only">from </span>
        <s className="block text-ink-muted">{formatPesos(asPesos(from))}</s>
        <span className="sr-only">to </span>
        <b className="font-medium">{formatPesos(asPesos(to))}</b>
      </span>
    </li>
  );
}
