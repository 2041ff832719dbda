import { startTransition, type MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import { listingSearch, type ListingState } from './listing-state.ts';
import type { ListingEdit } from './use-optimistic-listing.ts';

interface ListingLinkProps extends Omit<LinkProps, 'to' | 'state' | 'onChange'> {
  state: ListingState;
  edit: ListingEdit;
  onChange: (edit: ListingEdit) => void;
}

/** Links to the edited listing. A click builds on the one before, even if that isn't rendered yet. */
export function ListingLink({ state, edit, onChange, ...props }: ListingLinkProps) {
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    startTransition(() => onChange(edit));
  };
  return <Link {...props} to={{ search: listingSearch(edit(state)) }} onClick={follow} />;
}

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
