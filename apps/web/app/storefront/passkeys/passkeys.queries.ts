import { passkeyPaths } from '@sirkito/contracts/passkeys/paths';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { passkeysKey } from '#web/lib/query-keys/account.ts';

export const passkeysQuery = (api: Api) =>
  queryOptions({
    queryKey: passkeysKey,
    queryFn: async ({ signal }) => (await api(passkeyPaths.list, { signal })).data,
    // The list can change on another device at any time.
    staleTime: 0,
  });
