import { addressPaths } from '@sirkito/contracts/addresses/paths';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/api-client.ts';
import { addressesKey } from '../query-keys/account.ts';

export const addressesQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: addressesKey(userId),
    queryFn: async ({ signal }) =>
      (await api(addressPaths.list, { params: { userId }, signal })).data,
  });
