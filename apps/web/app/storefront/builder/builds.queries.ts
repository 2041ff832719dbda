import type { ChoicesQueryInput } from '@sirkito/contracts/builds/schemas';
import { buildFitPaths } from '@sirkito/contracts/builds/fit-paths';
import { buildsPaths } from '@sirkito/contracts/builds/paths';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';

/** Fetches parts with their specs and current prices. */
export const partsQuery = (api: Api, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['parts', ids.join(',')],
    queryFn: async () => (await api(buildsPaths.parts, { query: { ids: ids.join(',') } })).data,
    enabled: ids.length > 0,
    // Keep the list on screen while another part loads.
    placeholderData: keepPreviousData,
  });

export const choicesQuery = (api: Api, query: ChoicesQueryInput) =>
  queryOptions({
    queryKey: ['builds', 'choices', query],
    queryFn: () => api(buildsPaths.choices, { query }),
    placeholderData: keepPreviousData,
  });

/** Fetches one suggested fix per conflict, at current prices and stock. */
export const fixesQuery = (api: Api, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['builds', 'fixes', ids.join(',')],
    queryFn: async () => (await api(buildFitPaths.fixes, { query: { parts: ids.join(',') } })).data,
  });

export const savedBuildsQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['builds', 'mine', userId],
    queryFn: async () => (await api(buildsPaths.saved, {})).data,
    enabled: userId !== '',
  });
