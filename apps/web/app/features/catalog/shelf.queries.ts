import type { ListingAddress } from '@sirkito/contracts/catalog-listing';
import { catalogPaths } from '@sirkito/contracts/paths/catalog';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';

const shelfSize = 4;

/** The products that the listing behind a link begins with. */
export const shelfQuery = (api: Api, link: string) =>
  queryOptions({
    queryKey: ['catalog', 'shelf', link],
    queryFn: async ({ signal }) => {
      const { data } = await api(catalogPaths.listing, { query: shelfAddress(link), signal });
      return isDeals(link) ? data.filter(({ salePrice }) => salePrice > 0) : data;
    },
  });

export function shelfAddress(link: string): ListingAddress {
  const { searchParams } = new URL(link, 'http://shop.invalid');
  const order = isDeals(link) && { sort: 'discount' };
  // Staff wrote it; the API says if one of the words is not one of a listing.
  return { ...Object.fromEntries(searchParams), ...order, limit: shelfSize } as ListingAddress;
}

export const isDeals = (link: string): boolean => link.split('?')[0] === shopPaths.deals;

/** Every brand on sale, with how many parts of it there are. */
export const brandsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['catalog', 'brands'],
    queryFn: async ({ signal }) =>
      (await api(catalogPaths.listing, { query: { limit: 1 }, signal })).brandCounts,
  });
