import type { AuditAddress } from '@sirkito/contracts/people-staff';
import { peopleStaffPaths } from '@sirkito/contracts/paths/people-staff';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';

export const staffQuery = (api: Api) =>
  queryOptions({
    queryKey: ['staff', 'people'],
    queryFn: async ({ signal }) => (await api(peopleStaffPaths.list, { signal })).data,
    staleTime: 0,
  });

export const auditQuery = (api: Api, query: AuditAddress) =>
  queryOptions({
    queryKey: ['staff', 'audit', query],
    queryFn: ({ signal }) => api(peopleStaffPaths.audit, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
