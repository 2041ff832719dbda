import type { FitsReply } from '@sirkito/contracts/builds/fit-schemas';
import { buildFitPaths } from '@sirkito/contracts/builds/fit-paths';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { fitKey } from '#web/lib/query-keys/builds.ts';

type FitVerdicts = FitsReply['data'];

/** Product cards request verdicts one by one; requests from the same tick go out as one batch. */
interface Batch {
  ids: Set<string>;
  verdicts: Promise<FitVerdicts>;
}

const maxBatchSize = 40;
const batches = new Map<string, Batch>();

function loadBatched(api: Api, parts: string, id: string): Promise<FitVerdicts> {
  const open = batches.get(parts);
  if (open && open.ids.size < maxBatchSize) {
    open.ids.add(id);
    return open.verdicts;
  }
  const ids = new Set([id]);
  const verdicts = new Promise((ready) => {
    setTimeout(ready);
  }).then(async () => {
    if (batches.get(parts)?.ids === ids) batches.delete(parts);
    return (await api(buildFitPaths.fits, { query: { parts, ids: [...ids].join(',') } })).data;
  });
  batches.set(parts, { ids, verdicts });
  return verdicts;
}

/** Fetches whether a product fits the build; null when no rule compares them. */
export const fitQuery = (api: Api, parts: readonly string[], id: string) => {
  const build = parts.join(',');
  return queryOptions({
    queryKey: fitKey(build, id),
    queryFn: async () => (await loadBatched(api, build, id))[id] ?? null,
    // Specs rarely change within a visit.
    staleTime: 300_000,
    retry: false,
  });
};
