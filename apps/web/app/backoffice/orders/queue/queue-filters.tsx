import { dayRangeLabel } from '#web/lib/navigation/days-query.ts';
import { FilterLink } from '#web/ui/filter-link.tsx';
import type { QueueView } from '../orders.queries.ts';
import { quickFilterLabels } from '../order-labels.ts';

/** Lists the active filters; each links to the queue without it. */
export function QueueFilters({ from, to, only }: Pick<QueueView, 'from' | 'to' | 'only'>) {
  if (!from && !to && !only) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {(from || to) && <FilterLink name={dayRangeLabel(from, to)} fields={['from', 'to']} />}
      {only && <FilterLink name={quickFilterLabels[only]} fields={['only']} />}
    </div>
  );
}
