import { daysBefore } from '#api/platform/days-before.ts';
import { purgeBatchSize, type PersonalRecords } from '#api/platform/personal-data.ts';
import { deleteMessagesOf, deleteOldMessages, listMessagesOf } from './contact.queries.ts';

/** Messages sent while signed in. An e-mail address alone does not prove identity. */
export const contactRecords: PersonalRecords = {
  tables: ['contact_message'],
  list: async (read, accountId) => ({ messages: await listMessagesOf(read, accountId) }),
  erase: (tx, accountId) => deleteMessagesOf(tx, accountId),
  purge: (tx, now) =>
    deleteOldMessages(tx, { before: daysBefore(now, 730), limit: purgeBatchSize }),
};
