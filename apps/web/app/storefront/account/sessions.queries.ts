import { ownAccountPaths } from '@sirkito/contracts/accounts/own-paths';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { sessionsKey } from '#web/lib/query-keys/account.ts';

export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await api(ownAccountPaths.sessions, { signal })).data,
    // The list can change on another device at any time.
    staleTime: 0,
  });
