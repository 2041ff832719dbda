import type { Address } from '@sirkito/contracts/addresses/schemas';
import { addressPaths } from '@sirkito/contracts/addresses/paths';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { addressesKey, localitiesKey } from '#web/lib/query-keys/account.ts';

export const localitiesQuery = (api: Api, parent: string | undefined) =>
  queryOptions({
    queryKey: localitiesKey(parent),
    queryFn: async ({ signal }) =>
      (await api(addressPaths.localities, { query: { parent }, signal })).data,
    staleTime: Infinity,
  });

/** Updates the cached list with the saved address. */
export function cacheAddress(queries: QueryClient, userId: string, saved: Address): void {
  queries.setQueryData<Address[]>(addressesKey(userId), (before = []) => {
    const others = before
      .filter(({ _id }) => _id !== saved._id)
      .map((other) => (saved.isDefault ? { ...other, isDefault: false } : other));
    return [saved, ...others].toSorted(
      (one, other) => Number(other.isDefault) - Number(one.isDefault),
    );
  });
}
