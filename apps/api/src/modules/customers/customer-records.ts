import type { PersonalRecords } from '#api/platform/personal-data.ts';
import { deleteCustomerNotes, listCustomerNotes } from './customers.queries.ts';

export const customerRecords: PersonalRecords = {
  tables: ['customer_note'],
  list: async (read, accountId) => {
    const notes = await listCustomerNotes(read, accountId);
    return { notesOfStaff: notes.map(({ at, text }) => ({ at, text })) };
  },
  erase: (tx, accountId) => deleteCustomerNotes(tx, accountId),
};
