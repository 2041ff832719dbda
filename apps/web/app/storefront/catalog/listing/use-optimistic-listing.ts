import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { listingSearch, type ListingState } from './listing-state.ts';

export type ListingEdit = (current: ListingState) => ListingState;

/**
 * Returns the listing state as soon as it is requested, before the URL changes. Each edit builds on
 * the one before, even if that isn't rendered yet.
 */
export function useOptimisticListing(state: ListingState) {
  const navigate = useNavigate();
  const [requested, setRequested] = useState<ListingState>();
  const optimistic = requested ?? state;
  const latest = useRef(optimistic);
  const pending = useRef(0);
  useLayoutEffect(() => {
    if (pending.current === 0) latest.current = optimistic;
  }, [optimistic]);
  const request = async (next: ListingState) => {
    pending.current += 1;
    const search = listingSearch(next);
    const replace = search === location.search;
    await navigate({ search }, { preventScrollReset: true, replace });
    pending.current -= 1;
    // In one render with the router's transition to the new state.
    if (pending.current === 0) startTransition(() => setRequested(undefined));
  };
  const change = (edit: ListingEdit) => {
    const next = edit(latest.current);
    latest.current = next;
    setRequested(next);
    void request(next);
  };
  return [optimistic, change] as const;
}
