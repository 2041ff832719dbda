import { catalogStaffPaths } from '@sirkito/contracts/catalog/staff-paths';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { quickSearchKey } from '../shared/query-keys.ts';

export const minQuickSearchLength = 2;

export const quickSearchQuery = (api: Api, search: string) =>
  queryOptions({
    queryKey: quickSearchKey(search),
    queryFn: async ({ signal }) =>
      (await api(catalogStaffPaths.list, { query: { search, limit: 6 }, signal })).data,
    enabled: search.length >= minQuickSearchLength,
    placeholderData: keepPreviousData,
  });
