import { ownAccountPaths } from '@sirkito/contracts/accounts/own-paths';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { profileKey } from '#web/lib/query-keys/account.ts';

export const profileQuery = (api: Api) =>
  queryOptions({
    queryKey: profileKey,
    queryFn: async ({ signal }) => (await api(ownAccountPaths.profile, { signal })).data,
  });
