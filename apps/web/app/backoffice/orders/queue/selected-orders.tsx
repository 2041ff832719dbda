import { formatNumber } from '@sirkito/commerce';
import type { MouseEvent } from 'react';
import { maxPrintedOrders } from '@sirkito/contracts/orders/staff-limits';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { printPath } from '../order-labels.ts';

interface SelectedOrdersProps {
  selected: ReadonlySet<string>;
  /** Called before the print page opens. */
  onPrint: (event: MouseEvent) => void;
  onClear: () => void;
}

/** Bulk actions for the selected orders. */
export function SelectedOrders({ selected, onPrint, onClear }: SelectedOrdersProps) {
  if (selected.size === 0) return null;
  const isTooMany = selected.size > maxPrintedOrders;
  return (
    <div
      data-bulk-bar
      className="sticky bottom-4 z-10 flex flex-wrap items-center gap-3 justify-self-start rounded border border-line-strong bg-surface-raised px-4 py-2 text-small shadow-2"
    >
      <p role="status">
        {formatNumber(selected.size)} selected
        {isTooMany && `. Print up to ${maxPrintedOrders} at a time`}
      </p>
      {!isTooMany && (
        <>
          <ButtonLink
            look="quiet"
            size="small"
            to={printPath('packing-slips', selected)}
            onClick={onPrint}
          >
            Print packing slips
          </ButtonLink>
          <ButtonLink
            look="quiet"
            size="small"
            to={printPath('labels', selected)}
            onClick={onPrint}
          >
            Print labels
          </ButtonLink>
          <ButtonLink
            look="quiet"
            size="small"
            to={printPath('invoices', selected)}
            onClick={onPrint}
          >
            Print invoices
          </ButtonLink>
        </>
      )}
      <Button look="bare" size="small" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
