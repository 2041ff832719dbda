import { bannerPaths } from '@sirkito/contracts/banners/paths';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';

export const bannersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['banners'],
    queryFn: async ({ signal }) => (await api(bannerPaths.running, { signal })).data,
  });
