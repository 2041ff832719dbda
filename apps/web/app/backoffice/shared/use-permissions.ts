import type { StaffAction, StaffArea } from '@sirkito/commerce';
import { staffMemberPaths } from '@sirkito/contracts/staff/staff-paths';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { meKey } from './query-keys.ts';

const meQuery = (api: Api) =>
  queryOptions({
    queryKey: meKey,
    queryFn: async ({ signal }) => (await api(staffMemberPaths.me, { signal })).data,
  });

/** Returns the role and permissions of the signed-in staff member, once loaded. */
export const useMe = () => useQuery(meQuery(useApi())).data;

/**
 * Returns whether the role can view or change an area; true until loaded. The server enforces it.
 */
export function usePermissions(): (area: StaffArea, action?: StaffAction) => boolean {
  const { data } = useQuery(meQuery(useApi()));
  return (area, action = 'view') =>
    !data || (action === 'view' ? data.areas : data.changes).includes(area);
}

/** Returns whether the role can view an area: undefined while loading, true if the check fails. */
export function useCanView(area: StaffArea): boolean | undefined {
  const { data, isError } = useQuery(meQuery(useApi()));
  return data?.areas.includes(area) ?? (isError || undefined);
}

/** Returns whether the role can change an area; true until loaded. */
export function useCanChange(area: StaffArea): boolean {
  const { data } = useQuery(meQuery(useApi()));
  return !data || data.changes.includes(area);
}
