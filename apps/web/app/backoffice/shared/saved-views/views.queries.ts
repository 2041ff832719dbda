import { viewsStaffPaths } from '@sirkito/contracts/saved-views/staff-paths';
import type { ViewsQuery } from '@sirkito/contracts/saved-views/staff-schemas';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { savedViewsKey } from '../query-keys.ts';

export const viewsQuery = (api: Api, page: ViewsQuery['page']) =>
  queryOptions({
    queryKey: savedViewsKey(page),
    queryFn: async ({ signal }) =>
      (await api(viewsStaffPaths.list, { query: { page }, signal })).data,
  });
