import { buildFitPaths } from '@sirkito/contracts/builds/fit-paths';
import type { Api } from '#web/lib/api/api-client.ts';

export const fetchCompatibleParts = async (api: Api, id: string) =>
  (await api(buildFitPaths.compatibleProducts, { query: { id } })).data;
