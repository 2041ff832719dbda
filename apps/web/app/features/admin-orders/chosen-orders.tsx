import type { MouseEvent } from 'react';
import { printedAtOnce } from '@sirkito/contracts/paths/order-staff';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { papersOf } from './order-words.ts';

interface ChosenOrdersProps {
  chosen: ReadonlySet<string>;
  /** Before its papers are opened. */
  onPrint: (press: MouseEvent) => void;
  onNone: () => void;
}

/** What can be done with the orders that are ticked. */
export function ChosenOrders({ chosen, onPrint, onNone }: ChosenOrdersProps) {
  if (chosen.size === 0) return null;
  const isTooMany = chosen.size > printedAtOnce;
  return (
    <div className="sticky bottom-4 z-10 flex flex-wrap items-center gap-3 justify-self-start rounded border border-line-strong bg-surface-raised px-4 py-2 text-small shadow-2">
      <p role="status">
        {chosen.size === 1 ? '1 order' : `${chosen.size} orders`} chosen
        {isTooMany && `. At most ${printedAtOnce} are printed at once: untick some`}
      </p>
      {!isTooMany && (
        <>
          <ButtonLink
            look="quiet"
            size="small"
            to={papersOf('packing-slips', chosen)}
            onClick={onPrint}
          >
            Print packing slips
          </ButtonLink>
          <ButtonLink look="quiet" size="small" to={papersOf('labels', chosen)} onClick={onPrint}>
            Print labels
          </ButtonLink>
          <ButtonLink look="quiet" size="small" to={papersOf('invoices', chosen)} onClick={onPrint}>
            Print invoices
          </ButtonLink>
        </>
      )}
      <Button look="bare" size="small" onClick={onNone}>
        None
      </Button>
    </div>
  );
}
