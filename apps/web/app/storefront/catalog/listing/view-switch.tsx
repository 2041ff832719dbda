import { LayoutGrid, List } from 'lucide-react';
import { ListingLink } from './listing-link.tsx';
import type { ListingState } from './listing-state.ts';
import type { ListingEdit } from './use-optimistic-listing.ts';

const views = [
  { view: 'grid', label: 'Grid', Icon: LayoutGrid },
  { view: 'list', label: 'List', Icon: List },
] as const;

interface ViewSwitchProps {
  state: ListingState;
  onChange: (edit: ListingEdit) => void;
}

/** Links, because the view is part of the query string. */
export function ViewSwitch({ state, onChange }: ViewSwitchProps) {
  return (
    <ul
      aria-label="View"
      className="flex h-11 flex-none items-center rounded border border-line-strong bg-surface-raised p-0.5 sm:h-10"
    >
      {views.map(({ view, label, Icon }) => (
        <li key={view} className="h-full">
          <ListingLink
            state={state}
            edit={(now) => ({ ...now, view })}
            onChange={onChange}
            aria-label={label}
            aria-current={state.view === view ? 'true' : undefined}
            className="grid h-full w-9.5 place-items-center rounded-sm text-ink-muted hover:text-ink aria-[current=true]:bg-surface-active aria-[current=true]:text-ink"
          >
            <Icon size={17} strokeWidth={1.5} aria-hidden="true" />
          </ListingLink>
        </li>
      ))}
    </ul>
  );
}
