import { promotionStaffPaths } from '@sirkito/contracts/paths/promotion-staff';
import type { PromotionsAddress } from '@sirkito/contracts/promotion-staff';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';

export const promotionsKey = ['staff', 'promotions'] as const;

export const promotionsQuery = (api: Api, query: PromotionsAddress) =>
  queryOptions({
    queryKey: [...promotionsKey, 'list', query],
    queryFn: ({ signal }) => api(promotionStaffPaths.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const promotionQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...promotionsKey, id],
    queryFn: async ({ signal }) =>
      (await api(promotionStaffPaths.view, { params: { id }, signal })).data,
    staleTime: 0,
    // Another version would be saved over by what was typed on this one; saving tells of it.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
