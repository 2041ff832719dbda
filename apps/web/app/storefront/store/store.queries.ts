import { settingsPaths } from '@sirkito/contracts/settings/paths';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { storeProfileKey } from '#web/lib/query-keys/catalog.ts';

export const storeProfileQuery = (api: Api) =>
  queryOptions({
    queryKey: storeProfileKey,
    queryFn: async ({ signal }) => (await api(settingsPaths.storeProfile, { signal })).data,
  });
