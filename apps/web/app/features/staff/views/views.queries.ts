import { viewsStaffPaths } from '@sirkito/contracts/paths/views-staff';
import type { ViewsQuery } from '@sirkito/contracts/views-staff';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';

export const viewsQuery = (api: Api, page: ViewsQuery['page']) =>
  queryOptions({
    queryKey: ['staff', 'views', page],
    queryFn: async ({ signal }) =>
      (await api(viewsStaffPaths.list, { query: { page }, signal })).data,
  });
