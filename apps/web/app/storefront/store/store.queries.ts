import { settingsPaths } from '@sirkito/contracts/settings/paths';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';

export const storeProfileQuery = (api: Api) =>
  queryOptions({
    queryKey: ['store', 'profile'],
    queryFn: async ({ signal }) => (await api(settingsPaths.storeProfile, { signal })).data,
  });
