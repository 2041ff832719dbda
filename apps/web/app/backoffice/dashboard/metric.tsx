import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface MetricProps {
  label: string;
  /** What it counts, unless the label says so. */
  definition?: string;
  to: string;
  note: string;
  children: ReactNode;
}

/** A number of the dashboard; it links to what it counts. */
export function Metric({ label, definition, to, note, children }: MetricProps) {
  return (
    <div className="bg-surface-raised p-4.5">
      <dt className="text-small text-ink-muted">{label}</dt>
      <dd>
        <Link to={to} className="block text-heading font-[560] tabular-nums hover:underline">
          {children}
        </Link>
        <span className="block text-caption text-ink-muted">{note}</span>
        {definition && <span className="block text-caption text-ink-muted">{definition}</span>}
      </dd>
    </div>
  );
}
