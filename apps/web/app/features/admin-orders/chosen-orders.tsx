import { printedAtOnce } from '@sirkito/contracts/paths/order-staff';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { papersOf } from './order-words.ts';

interface ChosenOrdersProps {
  chosen: ReadonlySet<string>;
  onNone: () => void;
}

/** What can be done with the orders that are ticked. */
export function ChosenOrders({ chosen, onNone }: ChosenOrdersProps) {
  if (chosen.size === 0) return null;
  const isTooMany = chosen.size > printedAtOnce;
  return (
    <div className="sticky bottom-4 z-10 flex flex-wrap items-center gap-3 justify-self-start rounded border border-line-strong bg-surface-raised px-4 py-2 text-small shadow-2">
      <p role="status">
        {chosen.size === 1 ? '1 order' : `${chosen.size} orders`} chosen
        {isTooMany && `, of which ${printedAtOnce} can be printed at once`}
      </p>
      {!isTooMany && (
        <>
          <ButtonLink look="quiet" size="small" to={papersOf('packing-slips', chosen)}>
            Print packing slips
          </ButtonLink>
          <ButtonLink look="quiet" size="small" to={papersOf('labels', chosen)}>
            Print labels
          </ButtonLink>
          <ButtonLink look="quiet" size="small" to={papersOf('invoices', chosen)}>
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
