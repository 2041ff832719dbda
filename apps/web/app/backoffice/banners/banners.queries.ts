import { bannerStaffPaths } from '@sirkito/contracts/banners/staff-paths';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { staffBannerKey, staffBannersKey } from '../shared/query-keys.ts';

export const staffBannersQuery = (api: Api) =>
  queryOptions({
    queryKey: staffBannersKey,
    queryFn: async ({ signal }) => (await api(bannerStaffPaths.list, { signal })).data,
    staleTime: 0,
  });

export const staffBannerQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: staffBannerKey(id),
    queryFn: async ({ signal }) =>
      (await api(bannerStaffPaths.view, { params: { id }, signal })).data,
    staleTime: 0,
  });
