import type { ChoicesAddress } from '@sirkito/contracts/builds';
import { buildFitPaths } from '@sirkito/contracts/paths/build-fit';
import { buildsPaths } from '@sirkito/contracts/paths/builds';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';

/** Parts with their facts, at today's prices. */
export const partsQuery = (api: Api, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['parts', ids.join(',')],
    queryFn: async () => (await api(buildsPaths.parts, { query: { ids: ids.join(',') } })).data,
    enabled: ids.length > 0,
    // The list stays on the screen while one more part is fetched.
    placeholderData: keepPreviousData,
  });

export const choicesQuery = (api: Api, query: ChoicesAddress) =>
  queryOptions({
    queryKey: ['builds', 'choices', query],
    queryFn: () => api(buildsPaths.choices, { query }),
    placeholderData: keepPreviousData,
  });

/** For each conflict the one change that mends it, at today's prices and stock. */
export const mendsQuery = (api: Api, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['builds', 'mends', ids.join(',')],
    queryFn: async () => (await api(buildFitPaths.mends, { query: { parts: ids.join(',') } })).data,
  });

export const savedBuildsQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['builds', 'mine', userId],
    queryFn: async () => (await api(buildsPaths.mine, {})).data,
    enabled: userId !== '',
  });
