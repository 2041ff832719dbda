import { sorts } from '@sirkito/commerce';
import { useMemo } from 'react';
import { storedBuilds, useIsBuilding } from '#web/lib/storage/stored-fit.ts';
import type { ListingState } from './listing-state.ts';

/** The API accepts 27 ids. */
const maxParts = 20;

/** Ranks a category in its default order by the stored build. Runs in the browser only. */
export function rankByBuild(state: ListingState): ListingState {
  const [build] = storedBuilds.read();
  const { category, search, sort } = state;
  if (!build?.parts.length || !category || search || sort !== sorts[0]) return state;
  return { ...state, fitsFirst: [...new Set(build.parts)].slice(0, maxParts).sort().join() };
}

/** Ranks a server-rendered listing once hydrated. Adding a part must not reorder the list. */
export function useRankedListing(state: ListingState): ListingState {
  const isBuilding = useIsBuilding();
  return useMemo(
    () => (isBuilding && !state.fitsFirst ? rankByBuild(state) : state),
    [isBuilding, state],
  );
}
