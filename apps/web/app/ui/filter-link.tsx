import { X } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';

/** Shows an active filter and links to the list without it. */
export function FilterLink({ name, fields }: { name: string; fields: readonly string[] }) {
  const [query] = useSearchParams();
  const rest = new URLSearchParams(query);
  // Restart at the first page.
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
