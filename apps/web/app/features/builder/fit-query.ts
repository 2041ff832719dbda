import type { FitsReply } from '@sirkito/contracts/build-fit';
import { buildFitPaths } from '@sirkito/contracts/paths/build-fit';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';

type Said = FitsReply['data'];

/** Cards ask one by one; those of the same moment are asked for together. */
interface Round {
  ids: Set<string>;
  said: Promise<Said>;
}

const most = 40;
const rounds = new Map<string, Round>();

function askTogether(api: Api, parts: string, id: string): Promise<Said> {
  const open = rounds.get(parts);
  if (open && open.ids.size < most) {
    open.ids.add(id);
    return open.said;
  }
  const ids = new Set([id]);
  const said = new Promise((ready) => {
    setTimeout(ready);
  }).then(async () => {
    if (rounds.get(parts)?.ids === ids) rounds.delete(parts);
    return (await api(buildFitPaths.fits, { query: { parts, ids: [...ids].join(',') } })).data;
  });
  rounds.set(parts, { ids, said });
  return said;
}

/** Whether a product fits the build; null where nothing compares them. */
export const fitQuery = (api: Api, parts: readonly string[], id: string) => {
  const build = parts.join(',');
  return queryOptions({
    queryKey: ['builds', 'fits', build, id],
    queryFn: async () => (await askTogether(api, build, id))[id] ?? null,
    // Facts hardly ever change while somebody looks around.
    staleTime: 300_000,
    retry: false,
  });
};
