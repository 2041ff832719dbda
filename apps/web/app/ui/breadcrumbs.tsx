import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

export interface Crumb {
  to: string;
  label: string;
}

/** Renders the path from the home page, without the current page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="pt-6 pb-3.5 text-small text-ink-faint">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {crumbs.map(({ to, label }, index) => (
          <li key={to} className="flex items-center gap-2">
            {index > 0 && <ChevronRight size={12} className="opacity-70" aria-hidden="true" />}
            <Link to={to} className="py-1 hover:text-ink">
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
