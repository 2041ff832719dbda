import type { PersonalRecords } from '#api/platform/personal-data.ts';
import { deleteAddresses, listAddresses } from './addresses.queries.ts';

export const addressRecords: PersonalRecords = {
  tables: ['address'],
  list: async (read, accountId) => ({ addresses: await listAddresses(read, accountId) }),
  erase: (tx, accountId) => deleteAddresses(tx, accountId),
};
