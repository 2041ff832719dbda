import type { CompletenessAddress } from '@sirkito/contracts/completeness-staff';
import { completenessPaths } from '@sirkito/contracts/paths/completeness-staff';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';

export const completenessQuery = (api: Api, query: CompletenessAddress) =>
  queryOptions({
    queryKey: ['staff', 'completeness', query],
    queryFn: async ({ signal }) => (await api(completenessPaths.view, { query, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
