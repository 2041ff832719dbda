import { catalogStaffPaths } from '@sirkito/contracts/paths/catalog-staff';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';

export const shortestJump = 2;

export const jumpQuery = (api: Api, search: string) =>
  queryOptions({
    queryKey: ['staff', 'jump', search],
    queryFn: async ({ signal }) =>
      (await api(catalogStaffPaths.list, { query: { search, limit: 6 }, signal })).data,
    enabled: search.length >= shortestJump,
    placeholderData: keepPreviousData,
  });
