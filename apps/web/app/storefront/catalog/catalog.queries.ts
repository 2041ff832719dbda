import { catalogPaths } from '@sirkito/contracts/catalog/paths';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { categoriesKey, productsByIdKey } from '#web/lib/query-keys/catalog.ts';

export const categoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: categoriesKey,
    queryFn: async ({ signal }) => (await api(catalogPaths.categories, { signal })).data,
  });

/** Fetches products by id, in that order. */
export const productsByIdQuery = (api: Api, ids: readonly string[]) =>
  queryOptions({
    queryKey: productsByIdKey(ids),
    queryFn: async ({ signal }) =>
      (await api(catalogPaths.compare, { query: { ids: ids.join(',') }, signal })).data,
  });
