import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import { activeFilters } from './listing-changes.ts';
import { choicesQuery, listingQuery } from './listing.queries.ts';
import type { ListingState } from './listing-state.ts';

export type ListingFetch = ReturnType<typeof useListing>;

/** What is found, what there is to choose from, and how the fetching of both is going. */
export function useListing(state: ListingState, from: number) {
  const api = useApi();
  const listing = useInfiniteQuery(listingQuery(api, state, from));
  const hasFilters = activeFilters(state).length > 0;
  const choices = useQuery({ ...choicesQuery(api, state), enabled: hasFilters });
  const pages = listing.data?.pages ?? [];
  const [first] = pages;
  // A failed refresh clears the list as well: what it shows may no longer be true.
  const hasFailed = listing.isError && !listing.isFetchNextPageError;
  const isSettled = !listing.isPlaceholderData && !hasFailed;
  return {
    pages: hasFailed ? [] : pages,
    /** The counts of what is found now. */
    counts: first,
    /** The counts with no filter on. */
    choices: (hasFilters ? choices.data : undefined) ?? first,
    total: isSettled ? first?.pagination.total : undefined,
    hasFailed,
    isRenewing: listing.isPlaceholderData,
    retry: () => void listing.refetch(),
    next: {
      isThere: isSettled && listing.hasNextPage,
      isOnItsWay: listing.isFetchingNextPage,
      hasFailed: listing.isFetchNextPageError,
      fetch: () => void listing.fetchNextPage(),
    },
  };
}
