import { useState } from 'react';
import { useNavigate } from 'react-router';
import { listingSearch, type ListingState } from './listing-state.ts';

/**
 * What somebody has asked for, from the moment they ask: a box is ticked before the address has
 * changed, and the next tick starts from there.
 */
export function useWanted(state: ListingState) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(state);
  const [arrived, setArrived] = useState(state);
  if (arrived !== state) {
    setArrived(state);
    setWanted(state);
  }
  const change = (next: ListingState) => {
    setWanted(next);
    void navigate({ search: listingSearch(next) }, { preventScrollReset: true });
  };
  return [wanted, change] as const;
}
