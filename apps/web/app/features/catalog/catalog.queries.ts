import { catalogPaths } from '@sirkito/contracts/paths/catalog';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';

export const categoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['catalog', 'categories'],
    queryFn: async ({ signal }) => (await api(catalogPaths.categories, { signal })).data,
  });

/** A handful of products by id, in that order. */
export const chosenQuery = (api: Api, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['catalog', 'chosen', ...ids],
    queryFn: async ({ signal }) =>
      (await api(catalogPaths.chosen, { query: { ids: ids.join(',') }, signal })).data,
  });
