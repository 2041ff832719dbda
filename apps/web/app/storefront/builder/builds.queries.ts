import type { BuildPart, ChoicesQueryInput } from '@sirkito/contracts/builds/schemas';
import { buildFitPaths } from '@sirkito/contracts/builds/fit-paths';
import { buildsPaths } from '@sirkito/contracts/builds/paths';
import { catalogPaths } from '@sirkito/contracts/catalog/paths';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import {
  fixesKey,
  partChoicesKey,
  partsKey,
  readyBuildsKey,
  savedBuildsKey,
  slotFiltersKey,
} from '#web/lib/query-keys/builds.ts';

/** Fetches parts with their specs and current prices. */
export const partsQuery = (api: Api, ids: readonly string[]) =>
  queryOptions({
    queryKey: partsKey(ids.join(',')),
    queryFn: async () => (await api(buildsPaths.parts, { query: { ids: ids.join(',') } })).data,
    enabled: ids.length > 0,
    // Keep the list on screen while another part loads.
    placeholderData: keepPreviousData,
  });

/** Fetches the ready builds at current prices. */
export const readyBuildsQuery = (api: Api) =>
  queryOptions({
    queryKey: readyBuildsKey,
    queryFn: async () => (await api(buildsPaths.ready, {})).data,
  });

/** Shows a changed build without waiting for its parts, if all are known; they still reload. */
export function seedParts(
  queries: QueryClient,
  ids: readonly string[],
  known: readonly BuildPart[],
): void {
  const parts = ids.flatMap((id) => known.find(({ _id }) => _id === id) ?? []);
  if (parts.length < ids.length) return;
  queries.setQueryData(partsKey(ids.join(',')), parts, { updatedAt: 0 });
}

export const choicesQuery = (api: Api, query: ChoicesQueryInput) =>
  queryOptions({
    queryKey: partChoicesKey(query),
    queryFn: () => api(buildsPaths.choices, { query }),
    placeholderData: keepPreviousData,
  });

/** Fetches the filters of a slot's category, whose id is the slot's, among what fits the parts. */
export const slotFiltersQuery = (api: Api, slot: ChoicesQueryInput['slot'], fits: string) =>
  queryOptions({
    queryKey: slotFiltersKey(slot, fits),
    queryFn: () =>
      api(catalogPaths.listing, { query: { category: slot, limit: 1, ...(fits && { fits }) } }),
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
