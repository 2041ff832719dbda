import { catalogStaffPaths } from '@sirkito/contracts/catalog/staff-paths';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { staffBrandsKey } from './query-keys.ts';

export const brandsQuery = (api: Api) =>
  queryOptions({
    queryKey: staffBrandsKey,
    queryFn: async ({ signal }) => (await api(catalogStaffPaths.brands, { signal })).data,
  });
