import { X } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import type { QueueView } from './admin-orders.queries.ts';
import { daysName } from './order-words.ts';

/** The days the queue is narrowed to, a link to the queue of all days. */
export function QueueDays({ from, to }: Pick<QueueView, 'from' | 'to'>) {
  const [query] = useSearchParams();
  if (!from && !to) return null;
  const rest = new URLSearchParams(query);
  rest.delete('from');
  rest.delete('to');
  return (
    <Link
      to={`?${rest}`}
      preventScrollReset
      className="inline-flex min-h-9 items-center gap-1.5 justify-self-start rounded border border-line bg-surface-raised px-3 text-small hover:border-line-strong"
    >
      <span className="sr-only">Remove </span>
      {daysName(from, to)}
      <X size={14} strokeWidth={1.5} className="text-ink-muted" aria-hidden="true" />
    </Link>
  );
}
