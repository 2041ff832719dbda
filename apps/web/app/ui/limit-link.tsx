import { X } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';

/** What a list is narrowed to, leading to the list without it. */
export function LimitLink({ name, fields }: { name: string; fields: readonly string[] }) {
  const [query] = useSearchParams();
  const rest = new URLSearchParams(query);
  // And from the first page of it.
  for (const field of [...fields, 'after']) rest.delete(field);
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
