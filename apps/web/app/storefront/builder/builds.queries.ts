import type { ChoicesQueryInput } from '@sirkito/contracts/builds/schemas';
import { buildFitPaths } from '@sirkito/contracts/builds/fit-paths';
import { buildsPaths } from '@sirkito/contracts/builds/paths';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { fixesKey, partChoicesKey, partsKey, savedBuildsKey } from '#web/lib/query-keys/builds.ts';

/** Fetches parts with their specs and current prices. */
export const partsQuery = (api: Api, ids: readonly string[]) =>
  queryOptions({
    queryKey: partsKey(ids.join(',')),
    queryFn: async () => (await api(buildsPaths.parts, { query: { ids: ids.join(',') } })).data,
    enabled: ids.length > 0,
    // Keep the list on screen while another part loads.
    placeholderData: keepPreviousData,
  });

export const choicesQuery = (api: Api, query: ChoicesQueryInput) =>
  queryOptions({
    queryKey: partChoicesKey(query),
    queryFn: () => api(buildsPaths.choices, { query }),
    placeholderData: keepPreviousData,
  });

/** Fetches one suggested fix per conflict, at current prices and stock. */
export const fixesQuery = (api: Api, ids: readonly string[]) =>
  queryOptions({
    queryKey: fixesKey(ids.join(',')),
    queryFn: async () => (await api(buildFitPaths.fixes, { query: { parts: ids.join(',') } })).data,
  });

export const savedBuildsQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: savedBuildsKey(userId),
    queryFn: async () => (await api(buildsPaths.saved, {})).data,
    enabled: userId !== '',
  });
