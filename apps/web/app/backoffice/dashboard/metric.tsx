import type { ReactNode } from 'react';
import { Link } from 'react-router';

const figure = 'block text-heading font-[560] tabular-nums';

interface MetricProps {
  label: string;
  /** What it counts, unless the label says so. */
  definition?: string;
  /** Undefined if the role can't open it. */
  to: string | undefined;
  note: string;
  children: ReactNode;
}

/** A number of the dashboard; it links to what it counts. */
export function Metric({ label, definition, to, note, children }: MetricProps) {
  return (
    <div className="bg-surface-raised p-4.5">
      <dt className="text-small text-ink-muted">{label}</dt>
      <dd>
        {to ? (
          <Link to={to} className={`${figure} hover:underline`}>
            {children}
          </Link>
        ) : (
          <span className={figure}>{children}</span>
        )}
        <span className="block text-caption text-ink-muted">{note}</span>
        {definition && <span className="block text-caption text-ink-muted">{definition}</span>}
      </dd>
    </div>
  );
}
