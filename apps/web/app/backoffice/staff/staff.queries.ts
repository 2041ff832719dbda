import type {
  AuditQueryInput,
  SecurityLogQueryInput,
} from '@sirkito/contracts/staff/staff-log-schemas';
import { staffMemberPaths } from '@sirkito/contracts/staff/staff-paths';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { auditKey, securityLogKey, staffMembersKey } from '../shared/query-keys.ts';

export const staffQuery = (api: Api) =>
  queryOptions({
    queryKey: staffMembersKey,
    queryFn: async ({ signal }) => (await api(staffMemberPaths.list, { signal })).data,
    staleTime: 0,
  });

export const auditQuery = (api: Api, query: AuditQueryInput) =>
  queryOptions({
    queryKey: auditKey(query),
    queryFn: ({ signal }) => api(staffMemberPaths.audit, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const securityLogQuery = (api: Api, query: SecurityLogQueryInput) =>
  queryOptions({
    queryKey: securityLogKey(query),
    queryFn: ({ signal }) => api(staffMemberPaths.securityLog, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
