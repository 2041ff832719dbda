import { X } from 'lucide-react';
import type { Chip } from './filter-view.ts';
import { withoutFilters } from '../listing-changes.ts';
import { ListingLink } from '../listing-link.tsx';
import type { ListingState } from '../listing-state.ts';
import type { ListingEdit } from '../use-optimistic-listing.ts';

interface FilterChipsProps {
  state: ListingState;
  chips: readonly Chip[];
  onChange: (edit: ListingEdit) => void;
}

/** Lists active filters; each links to the listing without it. */
export function FilterChips({ state, chips, onChange }: FilterChipsProps) {
  return (
    <ul
      aria-label="Active filters"
      className="relative -mx-gutter flex items-center gap-2 overflow-x-auto px-gutter [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
    >
      {chips.map(({ key, label, remove }) => (
        <li key={key} className="flex-none">
          <ListingLink
            state={state}
            edit={remove}
            onChange={onChange}
            className="inline-flex min-h-9 items-center gap-1.5 rounded border border-line bg-surface-raised px-3 text-small hover:border-line-strong"
          >
            <span className="sr-only">Remove </span>
            {label}
            <X size={14} strokeWidth={1.5} className="text-ink-muted" aria-hidden="true" />
          </ListingLink>
        </li>
      ))}
      <li className="flex-none">
        <ListingLink
          state={state}
          edit={withoutFilters}
          onChange={onChange}
          className="inline-flex min-h-9 items-center px-1 text-small underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          Clear all
        </ListingLink>
      </li>
    </ul>
  );
}
