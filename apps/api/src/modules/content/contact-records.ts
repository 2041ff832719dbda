import { daysBefore } from '#api/platform/days-before.ts';
import { forgottenAtOnce, type PersonalRecords } from '#api/platform/personal-data.ts';
import { deleteMessagesOf, deleteOldMessages, listMessagesOf } from './content.queries.ts';

/** What was written while signed in. An e-mail address alone proves nobody's identity. */
export const contactRecords: PersonalRecords = {
  tables: ['contact_message'],
  list: async (read, accountId) => ({ messages: await listMessagesOf(read, accountId) }),
  erase: (tx, accountId) => deleteMessagesOf(tx, accountId),
  forget: (tx, now) =>
    deleteOldMessages(tx, { before: daysBefore(now, 730), limit: forgottenAtOnce }),
};
