import { X } from 'lucide-react';
import { Link } from 'react-router';
import type { Chip } from './filter-view.ts';
import { withoutFilters } from '../listing-changes.ts';
import { listingSearch, type ListingState } from '../listing-state.ts';

interface FilterChipsProps {
  state: ListingState;
  chips: readonly Chip[];
}

/** Lists active filters; each links to the listing without it. */
export function FilterChips({ state, chips }: FilterChipsProps) {
  return (
    <ul
      aria-label="Active filters"
      className="relative -mx-gutter flex items-center gap-2 overflow-x-auto px-gutter [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
    >
      {chips.map(({ key, label, rest }) => (
        <li key={key} className="flex-none">
          <Link
            to={{ search: listingSearch(rest) }}
            preventScrollReset
            className="inline-flex min-h-9 items-center gap-1.5 rounded border border-line bg-surface-raised px-3 text-small hover:border-line-strong"
          >
            <span className="sr-only">Remove </span>
            {label}
            <X size={14} strokeWidth={1.5} className="text-ink-muted" aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li className="flex-none">
        <Link
          to={{ search: listingSearch(withoutFilters(state)) }}
          preventScrollReset
          className="inline-flex min-h-9 items-center px-1 text-small underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}
