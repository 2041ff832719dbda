import { catalogStaffPaths } from '@sirkito/contracts/catalog/staff-paths';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';

export const brandsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['staff', 'brands'],
    queryFn: async ({ signal }) => (await api(catalogStaffPaths.brands, { signal })).data,
  });
