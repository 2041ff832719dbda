import type { PersonalRecords } from '#api/platform/personal-data.ts';
import { deleteSavedBuilds, listSavedBuilds } from './saved/saved-builds.queries.ts';

export const buildRecords: PersonalRecords = {
  tables: ['saved_build'],
  list: async (read, accountId) => ({ builds: await listSavedBuilds(read, accountId) }),
  erase: (tx, accountId) => deleteSavedBuilds(tx, accountId),
};
