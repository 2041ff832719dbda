import { ownAccountPaths } from '@sirkito/contracts/paths/accounts-own';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';

export const profileQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'profile'],
    queryFn: async ({ signal }) => (await api(ownAccountPaths.profile, { signal })).data,
  });

export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: async ({ signal }) => (await api(ownAccountPaths.sessions, { signal })).data,
    // Somebody may have signed in elsewhere a moment ago.
    staleTime: 0,
  });
