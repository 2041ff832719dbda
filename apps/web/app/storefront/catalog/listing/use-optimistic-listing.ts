import { useState } from 'react';
import { useNavigate } from 'react-router';
import { listingSearch, type ListingState } from './listing-state.ts';

/**
 * Returns the listing state as soon as it is requested: a checkbox is ticked before the URL
 * changes, and the next click builds on it.
 */
export function useOptimisticListing(state: ListingState) {
  const navigate = useNavigate();
  const [optimistic, setOptimistic] = useState(state);
  const [current, setCurrent] = useState(state);
  if (current !== state) {
    setCurrent(state);
    setOptimistic(state);
  }
  const change = (next: ListingState) => {
    setOptimistic(next);
    void navigate({ search: listingSearch(next) }, { preventScrollReset: true });
  };
  return [optimistic, change] as const;
}
