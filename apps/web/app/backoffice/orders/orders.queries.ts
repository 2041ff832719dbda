import type { OrderStatus } from '@sirkito/commerce';
import type { StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import { catalogStaffPaths } from '@sirkito/contracts/catalog/staff-paths';
import { orderStaffPaths } from '@sirkito/contracts/orders/staff-paths';
import { paymentPaths } from '@sirkito/contracts/payments/paths';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import {
  labelsKey,
  orderPaymentsKey,
  packingSlipsKey,
  productPickerKey,
  proofKey,
  queueKey,
  queuesKey,
  staffOrderKey,
  staffOrdersKey,
} from '../shared/query-keys.ts';

export interface QueueView {
  status: OrderStatus | undefined;
  search: string;
  sort: 'newest' | 'oldest';
  /** Days in shop time, inclusive. */
  from: string | undefined;
  to: string | undefined;
  only: 'ordered' | 'sold' | 'waiting' | 'refund_due' | 'review' | undefined;
}

export const queueQuery = (api: Api, view: QueueView) =>
  infiniteQueryOptions({
    queryKey: queueKey(view),
    queryFn: async ({ pageParam, signal }) => {
      const { status, search, sort, from, to, only } = view;
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
    // Without it, only null would be a page.
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

/** A read that was on its way may arrive after the result of a change that is newer. */
const newerOrder = (known: unknown, arrived: unknown): unknown =>
  // Only orders are cached under this key.
  versionOf(known as StaffOrder | undefined) > versionOf(arrived as StaffOrder) ? known : arrived;

const versionOf = (order: StaffOrder | undefined): number => order?.version ?? 0;

export const staffOrderQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: staffOrderKey(id),
    queryFn: async ({ signal }) =>
      (await api(orderStaffPaths.view, { params: { id }, signal })).data,
    structuralSharing: newerOrder,
    staleTime: 0,
  });

export const orderPaymentsQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: orderPaymentsKey(orderId),
    queryFn: async ({ signal }) =>
      (await api(paymentPaths.orderPayments, { params: { orderId }, signal })).data,
    staleTime: 0,
  });

export const proofQuery = (api: Api, params: { orderId: string; proofId: string }) =>
  queryOptions({
    queryKey: proofKey(params.orderId, params.proofId),
    queryFn: async ({ signal }) =>
      (await api(paymentPaths.viewProof, { params, signal })).data.picture,
    staleTime: Infinity,
  });

/** Caches the updated order and refetches the queue and payments. */
export function cacheStaffOrder(queries: QueryClient, order: StaffOrder): void {
  queries.setQueryData(staffOrderKey(order.order._id), order);
  void queries.invalidateQueries({ queryKey: queuesKey });
  void queries.invalidateQueries({ queryKey: orderPaymentsKey(order.order._id) });
}

export const refreshOrders = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: staffOrdersKey });

export const productPickerQuery = (api: Api, search: string) =>
  queryOptions({
    queryKey: productPickerKey(search),
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
    queryKey: packingSlipsKey(ids),
    queryFn: async ({ signal }) =>
      (await api(orderStaffPaths.packingSlips, { query: { ids }, signal })).data,
    staleTime: 0,
  });

export const labelsQuery = (api: Api, ids: string) =>
  queryOptions({
    queryKey: labelsKey(ids),
    queryFn: async ({ signal }) =>
      (await api(orderStaffPaths.labels, { query: { ids }, signal })).data,
    staleTime: 0,
  });
