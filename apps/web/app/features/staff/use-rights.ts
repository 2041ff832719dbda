import type { StaffArea } from '@sirkito/commerce';
import { peopleStaffPaths } from '@sirkito/contracts/paths/people-staff';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';
import { useApi } from '#web/lib/app-providers.tsx';

export const meKey = ['staff', 'me'] as const;

const meQuery = (api: Api) =>
  queryOptions({
    queryKey: meKey,
    queryFn: async ({ signal }) => (await api(peopleStaffPaths.me, { signal })).data,
  });

/** Which parts of the shop one may look at; all of them until it is known. The server decides. */
export function useRights(): (area: StaffArea) => boolean {
  const { data } = useQuery(meQuery(useApi()));
  return (area) => !data || data.areas.includes(area);
}

/** Whether one may look there; undefined until it is known, yes if nobody can say. */
export function useMayLook(area: StaffArea): boolean | undefined {
  const { data, isError } = useQuery(meQuery(useApi()));
  return data?.areas.includes(area) ?? (isError || undefined);
}

/** Whether one may change something there; yes until it is known, as above. */
export function useMayChange(area: StaffArea): boolean {
  const { data } = useQuery(meQuery(useApi()));
  return !data || data.changes.includes(area);
}
