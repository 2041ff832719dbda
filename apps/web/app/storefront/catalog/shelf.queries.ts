import type { ListingQueryInput } from '@sirkito/contracts/catalog/listing-schemas';
import { catalogPaths } from '@sirkito/contracts/catalog/paths';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { brandsKey, shelfKey } from '#web/lib/query-keys/catalog.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';

const shelfSize = 4;

/** Fetches the first products of the listing behind a link. */
export const shelfQuery = (api: Api, link: string) =>
  queryOptions({
    queryKey: shelfKey(link),
    queryFn: async ({ signal }) => {
      const { data } = await api(catalogPaths.listing, { query: toShelfQuery(link), signal });
      return isDeals(link) ? data.filter(({ salePrice }) => salePrice > 0) : data;
    },
  });

export function toShelfQuery(link: string): ListingQueryInput {
  const { searchParams } = new URL(link, 'http://shop.invalid');
  const order = isDeals(link) && { sort: 'saving' };
  // Staff entered the link; the API rejects unknown parameters.
  return { ...order, ...Object.fromEntries(searchParams), limit: shelfSize } as ListingQueryInput;
}

export const isDeals = (link: string): boolean => link.split('?')[0] === shopPaths.deals;

/** Fetches every brand on sale with its product count. */
export const brandsQuery = (api: Api) =>
  queryOptions({
    queryKey: brandsKey,
    queryFn: async ({ signal }) =>
      (await api(catalogPaths.listing, { query: { limit: 1 }, signal })).brandCounts,
  });
