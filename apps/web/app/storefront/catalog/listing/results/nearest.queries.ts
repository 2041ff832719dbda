import type { ProductCard } from '@sirkito/contracts/catalog/listing-schemas';
import { catalogPaths } from '@sirkito/contracts/catalog/paths';
import { searchPaths } from '@sirkito/contracts/search/paths';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { nearestKey } from '#web/lib/query-keys/listing.ts';
import { searchNearestKey } from '#web/lib/query-keys/search.ts';
import { activeFilters, without, withoutFilters } from '../listing-changes.ts';
import { filterSearch, scope } from '../listing.queries.ts';
import { toListingQuery, type ListingState } from '../listing-state.ts';

/** Fetches what comes nearest to a search without results. */
export const searchNearestQuery = (api: Api, search: string) =>
  queryOptions({
    queryKey: searchNearestKey(search),
    queryFn: async ({ signal }) => {
      const { data } = await api(searchPaths.nearest, { query: { search }, signal });
      return data;
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
