import type { CompletenessQueryInput } from '@sirkito/contracts/reports/staff-completeness-schemas';
import { completenessPaths } from '@sirkito/contracts/reports/staff-completeness-paths';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { completenessListKey } from '../../shared/query-keys.ts';

export const completenessQuery = (api: Api, query: CompletenessQueryInput) =>
  queryOptions({
    queryKey: completenessListKey(query),
    queryFn: async ({ signal }) => (await api(completenessPaths.view, { query, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
