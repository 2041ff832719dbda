import { X } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import type { QueueView } from './admin-orders.queries.ts';
import { daysName, onlyNames } from './order-words.ts';

/** What the queue is narrowed to, each a link to the queue without it. */
export function QueueLimits({ from, to, only }: Pick<QueueView, 'from' | 'to' | 'only'>) {
  if (!from && !to && !only) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {(from || to) && <Limit name={daysName(from, to)} fields={['from', 'to']} />}
      {only && <Limit name={onlyNames[only]} fields={['only']} />}
    </div>
  );
}

function Limit({ name, fields }: { name: string; fields: readonly string[] }) {
  const [query] = useSearchParams();
  const rest = new URLSearchParams(query);
  for (const field of fields) rest.delete(field);
  return (
    <Link
      to={`?${rest}`}
      preventScrollReset
      className="inline-flex min-h-9 items-center gap-1.5 rounded border border-line bg-surface-raised px-3 text-small hover:border-line-strong"
    >
      <span className="sr-only">Remove </span>
      {name}
      <X size={14} strokeWidth={1.5} className="text-ink-muted" aria-hidden="true" />
    </Link>
  );
}
