import type { ListingReply, ProductCard } from '@sirkito/contracts/catalog-listing';
import { catalogPaths } from '@sirkito/contracts/paths/catalog';
import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';
import { activeFilters, change, without, withoutFilters } from './listing-changes.ts';
import { listingAddress, listingSearch, type ListingState } from './listing-state.ts';

const place = ({ category, search, isDeals }: ListingState) => ({ category, search, isDeals });

const key = (state: ListingState) =>
  ['catalog', 'listing', place(state), listingSearch({ ...state, view: 'grid', page: 1 })] as const;

/** A listing from one of its pages on; more are put behind it as somebody scrolls. */
export const listingQuery = (api: Api, state: ListingState, from: number) =>
  infiniteQueryOptions({
    queryKey: [...key(state), from] as const,
    queryFn: ({ signal, pageParam }) =>
      api(catalogPaths.listing, { query: listingAddress({ ...state, page: pageParam }), signal }),
    initialPageParam: from,
    getNextPageParam: ({ pagination: { page, pages } }) => (page < pages ? page + 1 : undefined),
    // Another filter in the same place: what was found stays, dimmed, until the new is there.
    placeholderData: (previous, query) =>
      JSON.stringify(query?.queryKey[2]) === JSON.stringify(place(state)) ? previous : undefined,
    refetchOnWindowFocus: false,
  });

/** Where a listing in memory that holds this page begins; the page itself where none does. */
export function firstPage(queries: QueryClient, state: ListingState): number {
  const held = queries.getQueriesData<InfiniteData<ListingReply, number>>({ queryKey: key(state) });
  const found = held.find(([, listing]) => listing?.pageParams.includes(state.page));
  return found?.[1]?.pageParams[0] ?? state.page;
}

/** All there is to choose from in a place: filters hide nothing, they only bring counts to 0. */
export const choicesQuery = (api: Api, state: ListingState) =>
  queryOptions({
    queryKey: ['catalog', 'choices', place(state)],
    queryFn: ({ signal, client }): Promise<ListingReply> | ListingReply => {
      const unfiltered = change(withoutFilters(state), { sort: 'relevance' });
      const held = client.getQueryData(listingQuery(api, unfiltered, 1).queryKey);
      const query = { ...listingAddress(unfiltered), limit: 1 };
      return held?.pages[0] ?? api(catalogPaths.listing, { query, signal });
    },
  });

const closest = 8;

interface Nearest {
  /** The filter to take off; undefined where no single one helps. */
  filter: string | undefined;
  total: number;
  products: ProductCard[];
}

/** For a listing where nothing is found: what taking off one filter would bring. */
export const nearestQuery = (api: Api, state: ListingState) =>
  queryOptions({
    queryKey: ['catalog', 'nearest', ...key(state)],
    queryFn: async ({ signal }): Promise<Nearest> => {
      const list = async (filter: string | undefined, wider: ListingState): Promise<Nearest> => {
        const query = { ...listingAddress(wider), limit: closest };
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
