import type { OrderStatus } from '@sirkito/commerce';
import type { StaffOrder } from '@sirkito/contracts/order-staff';
import { catalogStaffPaths } from '@sirkito/contracts/paths/catalog-staff';
import { orderStaffPaths } from '@sirkito/contracts/paths/order-staff';
import { paymentPaths } from '@sirkito/contracts/paths/payment';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';

export interface QueueView {
  status: OrderStatus | undefined;
  search: string;
  sort: 'newest' | 'oldest';
  /** Days of the shop's own clock, both counted. */
  from: string | undefined;
  to: string | undefined;
  only: 'sold' | 'waiting' | 'owed' | undefined;
}

const everything = ['staff-orders'] as const;

export const queueQuery = (api: Api, { status, search, sort, from, to, only }: QueueView) =>
  infiniteQueryOptions({
    queryKey: [...everything, 'queue', status, search, sort, from, to, only],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        sort,
        search,
        ...(status && { status }),
        ...(from && { from }),
        ...(to && { to }),
        ...(only && { only }),
        ...(pageParam && { after: pageParam }),
      };
      return (await api(orderStaffPaths.list, { query, signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

export const staffOrderQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...everything, 'one', id],
    queryFn: async ({ signal }) =>
      (await api(orderStaffPaths.view, { params: { id }, signal })).data,
    staleTime: 0,
  });

export const orderMoneyQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: [...everything, 'money', orderId],
    queryFn: async ({ signal }) =>
      (await api(paymentPaths.money, { params: { orderId }, signal })).data,
    staleTime: 0,
  });

/** Not under `everything`: a picture never changes, and is too heavy to ask for at every change. */
export const proofQuery = (api: Api, params: { orderId: string; proofId: string }) =>
  queryOptions({
    queryKey: ['staff-proof', params.orderId, params.proofId],
    queryFn: async ({ signal }) =>
      (await api(paymentPaths.viewProof, { params, signal })).data.picture,
    staleTime: Infinity,
  });

/** What the server answered is the order as it stands; the queue is asked for anew. */
export function keepStaffOrder(queries: QueryClient, order: StaffOrder): void {
  queries.setQueryData([...everything, 'one', order.order._id], order);
  void queries.invalidateQueries({ queryKey: [...everything, 'queue'] });
  void queries.invalidateQueries({ queryKey: [...everything, 'money', order.order._id] });
}

export const refreshOrders = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: everything });

export const pickQuery = (api: Api, search: string) =>
  queryOptions({
    queryKey: ['admin-orders', 'pick', search],
    queryFn: async ({ signal }) =>
      (
        await api(catalogStaffPaths.list, {
          query: { search, status: 'active', limit: 6 },
          signal,
        })
      ).data,
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  });

export const packingSlipsQuery = (api: Api, ids: string) =>
  queryOptions({
    queryKey: ['staff-orders', 'packing-slips', ids],
    queryFn: async ({ signal }) =>
      (await api(orderStaffPaths.packingSlips, { query: { ids }, signal })).data,
    staleTime: 0,
  });

export const labelsQuery = (api: Api, ids: string) =>
  queryOptions({
    queryKey: ['staff-orders', 'labels', ids],
    queryFn: async ({ signal }) =>
      (await api(orderStaffPaths.labels, { query: { ids }, signal })).data,
    staleTime: 0,
  });
