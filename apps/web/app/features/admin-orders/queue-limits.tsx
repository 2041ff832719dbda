import { daysName } from '#web/lib/days-in-address.ts';
import { LimitLink } from '#web/ui/limit-link.tsx';
import type { QueueView } from './admin-orders.queries.ts';
import { onlyNames } from './order-words.ts';

/** What the queue is narrowed to, each a link to the queue without it. */
export function QueueLimits({ from, to, only }: Pick<QueueView, 'from' | 'to' | 'only'>) {
  if (!from && !to && !only) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {(from || to) && <LimitLink name={daysName(from, to)} fields={['from', 'to']} />}
      {only && <LimitLink name={onlyNames[only]} fields={['only']} />}
    </div>
  );
}
