import { bannerPaths } from '@sirkito/contracts/banners/paths';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { bannersKey } from '#web/lib/query-keys/catalog.ts';

export const bannersQuery = (api: Api) =>
  queryOptions({
    queryKey: bannersKey,
    queryFn: async ({ signal }) => (await api(bannerPaths.running, { signal })).data,
  });
