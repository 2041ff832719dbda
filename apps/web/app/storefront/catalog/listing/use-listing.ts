import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { activeFilters } from './listing-changes.ts';
import { choicesQuery, listingQuery } from './listing.queries.ts';
import type { ListingState } from './listing-state.ts';

export type ListingFetch = ReturnType<typeof useListing>;

/** Fetches the results and filter options of a listing, with their loading state. */
export function useListing(state: ListingState, from: number) {
  const api = useApi();
  const listing = useInfiniteQuery(listingQuery(api, state, from));
  const hasFilters = activeFilters(state).length > 0;
  const choices = useQuery({ ...choicesQuery(api, state), enabled: hasFilters });
  const pages = listing.data?.pages ?? [];
  const [first] = pages;
  // Clear the list when a refresh fails: it may be out of date.
  const hasFailed = listing.isError && !listing.isFetchNextPageError;
  const isSettled = !listing.isPlaceholderData && !hasFailed;
  return {
    pages: hasFailed ? [] : pages,
    /** Facet counts of the current results. */
    counts: first,
    /** Facet counts without filters. */
    choices: (hasFilters ? choices.data : undefined) ?? first,
    total: isSettled ? first?.pagination.total : undefined,
    hasFailed,
    isStale: listing.isPlaceholderData,
    retry: () => void listing.refetch(),
    next: {
      exists: isSettled && listing.hasNextPage,
      isFetching: listing.isFetchingNextPage,
      hasFailed: listing.isFetchNextPageError,
      fetch: () => void listing.fetchNextPage(),
    },
  };
}
