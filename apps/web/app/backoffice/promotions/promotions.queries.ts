import { promotionStaffPaths } from '@sirkito/contracts/promotions/staff-paths';
import type { PromotionsQueryInput } from '@sirkito/contracts/promotions/staff-schemas';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { promotionKey, promotionListKey } from '../shared/query-keys.ts';

export const promotionsQuery = (api: Api, query: PromotionsQueryInput) =>
  queryOptions({
    queryKey: promotionListKey(query),
    queryFn: ({ signal }) => api(promotionStaffPaths.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const promotionQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: promotionKey(id),
    queryFn: async ({ signal }) =>
      (await api(promotionStaffPaths.view, { params: { id }, signal })).data,
    staleTime: 0,
    // Don't refetch while editing: saving detects a newer version.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
