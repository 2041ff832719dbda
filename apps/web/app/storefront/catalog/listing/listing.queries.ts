import type { ListingReply } from '@sirkito/contracts/catalog/listing-schemas';
import { catalogPaths } from '@sirkito/contracts/catalog/paths';
import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { filterChoicesKey, listingKey } from '#web/lib/query-keys/listing.ts';
import { change, withoutFilters } from './listing-changes.ts';
import { defaultSort, toListingQuery, listingSearch, type ListingState } from './listing-state.ts';

export const scope = ({ category, search, isDeals }: ListingState) => ({
  category,
  search,
  isDeals,
});

/** The filters and order, without page and view. */
export const filterSearch = (state: ListingState) =>
  listingSearch({ ...state, view: 'grid', page: 1 }) + (state.fitsFirst ?? '');

/** Fetches a listing from a page onwards; scrolling appends more pages. */
export const listingQuery = (api: Api, state: ListingState, from: number) =>
  infiniteQueryOptions({
    queryKey: listingKey(scope(state), filterSearch(state), from),
    queryFn: ({ signal, pageParam }) =>
      api(catalogPaths.listing, { query: toListingQuery({ ...state, page: pageParam }), signal }),
    initialPageParam: from,
    getNextPageParam: ({ pagination: { page, pages } }) => (page < pages ? page + 1 : undefined),
    // Keep the old results, dimmed, while a filter change in the same scope loads.
    placeholderData: (previous, query) =>
      JSON.stringify(query?.queryKey[2]) === JSON.stringify(scope(state)) ? previous : undefined,
    refetchOnWindowFocus: false,
  });

/** Returns the first page of a cached listing that contains this page, else the page itself. */
export function firstPage(queries: QueryClient, state: ListingState): number {
  const cached = queries.getQueriesData<InfiniteData<ListingReply, number>>({
    queryKey: listingKey(scope(state), filterSearch(state)),
  });
  const found = cached.find(([, listing]) => listing?.pageParams.includes(state.page));
  return found?.[1]?.pageParams[0] ?? state.page;
}

/**
 * Fetches all filter options in a scope, so filters lower counts to 0 instead of hiding options.
 */
export const choicesQuery = (api: Api, state: ListingState) =>
  queryOptions({
    queryKey: filterChoicesKey(scope(state)),
    queryFn: ({ signal, client }): Promise<ListingReply> | ListingReply => {
      const unfiltered = change(withoutFilters(state), { sort: defaultSort(state.search) });
      const cached = client.getQueryData(listingQuery(api, unfiltered, 1).queryKey);
      const query = { ...toListingQuery(unfiltered), limit: 1 };
      return cached?.pages[0] ?? api(catalogPaths.listing, { query, signal });
    },
  });
