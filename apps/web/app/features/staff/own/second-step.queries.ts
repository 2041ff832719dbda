import { secondStepPaths } from '@sirkito/contracts/paths/second-step-staff';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';

export const secondStepQuery = (api: Api) =>
  queryOptions({
    queryKey: ['staff', 'second-step'],
    queryFn: async ({ signal }) => (await api(secondStepPaths.view, { signal })).data,
    staleTime: 0,
  });
