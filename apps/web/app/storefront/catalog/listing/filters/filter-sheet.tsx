import { formatCount } from '@sirkito/commerce';
import { Button } from '#web/ui/buttons/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Filters, type FiltersProps } from './filters.tsx';
import { activeFilters, withoutFilters } from '../listing-changes.ts';

interface FilterSheetProps extends FiltersProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Number of matches; undefined while loading. */
  total: number | undefined;
}

/** The filters on phones. Changes apply at once; the button shows the result count. */
export function FilterSheet({ isOpen, onOpenChange, total, ...filters }: FilterSheetProps) {
  const isFiltered = activeFilters(filters.state).length > 0;
  const close = () => onOpenChange(false);
  return (
    <Panel
      side="below"
      title="Filters"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      foot={
        <div className="flex gap-2.5">
          <Button
            look="quiet"
            disabled={!isFiltered}
            onClick={() => filters.onChange(withoutFilters)}
          >
            Clear all
          </Button>
          <Button look="copper" className="flex-1 tabular-nums" onClick={close}>
            <span aria-live="polite">{showLabel(total)}</span>
          </Button>
        </div>
      }
    >
      <form onSubmit={(event) => event.preventDefault()} className="px-4 pb-4 sm:px-6">
        <Filters {...filters} />
      </form>
    </Panel>
  );
}

function showLabel(total: number | undefined): string {
  if (total === undefined) return 'Loading…';
  return `Show ${formatCount(total, 'product')}`;
}
