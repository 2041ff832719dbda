import type { Address } from '@sirkito/contracts/address';
import { addressPaths } from '@sirkito/contracts/paths/address';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';

export const addressesQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['addresses', userId],
    queryFn: async ({ signal }) =>
      (await api(addressPaths.list, { params: { userId }, signal })).data,
  });

export const placesQuery = (api: Api, parent: string | undefined) =>
  queryOptions({
    queryKey: ['places', parent ?? ''],
    queryFn: async ({ signal }) =>
      (await api(addressPaths.places, { query: { parent }, signal })).data,
    staleTime: Infinity,
  });

/** Under which name an address is on its way to be kept. */
export const savingAddress = ['addresses', 'saving'];

/** Puts what the server has just said where the list is shown from. */
export function keepAddress(queries: QueryClient, userId: string, saved: Address): void {
  queries.setQueryData<Address[]>(['addresses', userId], (before = []) => {
    const others = before
      .filter(({ _id }) => _id !== saved._id)
      .map((other) => (saved.isDefault ? { ...other, isDefault: false } : other));
    return [saved, ...others].toSorted(
      (one, other) => Number(other.isDefault) - Number(one.isDefault),
    );
  });
}
