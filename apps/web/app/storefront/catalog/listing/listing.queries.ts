import type { ListingReply, ProductCard } from '@sirkito/contracts/catalog/listing-schemas';
import { catalogPaths } from '@sirkito/contracts/catalog/paths';
import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { filterChoicesKey, listingKey, nearestKey } from '#web/lib/query-keys/listing.ts';
import { activeFilters, change, without, withoutFilters } from './listing-changes.ts';
import { toListingQuery, listingSearch, type ListingState } from './listing-state.ts';

const scope = ({ category, search, isDeals }: ListingState) => ({ category, search, isDeals });

/** The filters and sort order, without page and view. */
const filterSearch = (state: ListingState) => listingSearch({ ...state, view: 'grid', page: 1 });

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
      const unfiltered = change(withoutFilters(state), { sort: 'relevance' });
      const cached = client.getQueryData(listingQuery(api, unfiltered, 1).queryKey);
      const query = { ...toListingQuery(unfiltered), limit: 1 };
      return cached?.pages[0] ?? api(catalogPaths.listing, { query, signal });
    },
  });

const nearestLimit = 8;

interface Nearest {
  /** The filter to remove; undefined when no single removal helps. */
  filter: string | undefined;
  total: number;
  products: ProductCard[];
}

/** Finds the filter whose removal brings the most results, for a listing with none. */
export const nearestQuery = (api: Api, state: ListingState) =>
  queryOptions({
    queryKey: nearestKey(scope(state), filterSearch(state)),
    queryFn: async ({ signal }): Promise<Nearest> => {
      const list = async (filter: string | undefined, wider: ListingState): Promise<Nearest> => {
        const query = { ...toListingQuery(wider), limit: nearestLimit };
        const { data, pagination } = await api(catalogPaths.listing, { query, signal });
        return { filter, total: pagination.total, products: data };
      };
      const filters = activeFilters(state);
      const tried = await Promise.all(filters.map((name) => list(name, without(state, name))));
      const [best] = tried.toSorted((one, other) => other.total - one.total);
      if (best && best.total > 0) return best;
      return list(undefined, withoutFilters(state));
    },
  });
