import { buildFitPaths } from '@sirkito/contracts/paths/build-fit';
import type { Api } from '#web/lib/api-client.ts';

export const fetchBeside = async (api: Api, id: string) =>
  (await api(buildFitPaths.beside, { query: { id } })).data;
