import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A short list in a dashboard card. */
export function CardList({
  emptyMessage,
  children,
}: {
  emptyMessage: string;
  children: ReactNode[];
}) {
  if (children.length === 0) return <p className="text-small text-ink-muted">{emptyMessage}</p>;
  return <ol className="-my-2 grid grid-cols-[minmax(0,1fr)] text-small">{children}</ol>;
}

export function CardListItem({ to, name, value }: { to: string; name: string; value: string }) {
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-2 last:border-b-0">
      <Link to={to} className="min-w-0 truncate hover:underline" title={name}>
        {name}
      </Link>
      <span className="flex-none text-ink-muted tabular-nums">{value}</span>
    </li>
  );
}
