import { catalogPaths } from '@sirkito/contracts/paths/catalog';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';

export const categoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['catalog', 'categories'],
    queryFn: async ({ signal }) => (await api(catalogPaths.categories, { signal })).data,
  });
