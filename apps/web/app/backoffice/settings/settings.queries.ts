import { settingsStaffPaths } from '@sirkito/contracts/settings/staff-paths';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { settingsKey } from '../shared/query-keys.ts';

export const settingsQuery = (api: Api) =>
  queryOptions({
    queryKey: settingsKey,
    queryFn: async ({ signal }) => (await api(settingsStaffPaths.settings, { signal })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
