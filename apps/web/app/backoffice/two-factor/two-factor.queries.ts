import { twoFactorPaths } from '@sirkito/contracts/two-factor/staff-paths';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { twoFactorKey } from '../shared/query-keys.ts';

export const twoFactorQuery = (api: Api) =>
  queryOptions({
    queryKey: twoFactorKey,
    queryFn: async ({ signal }) => (await api(twoFactorPaths.view, { signal })).data,
    staleTime: 0,
  });
