import { orderNumber } from '@sirkito/commerce';
import type { LogSubject } from '@sirkito/contracts/staff/staff-log-schemas';
import type { Reader } from '#api/platform/db/transaction.ts';
import { listSubjectNames } from './subjects.queries.ts';

/** Reads the names of all subjects of a page at once. Returns a function that looks one up. */
export async function readSubjects(
  read: Reader,
  subjects: readonly (string | null)[],
): Promise<(subject: string) => LogSubject> {
  const given = [...new Set(subjects.filter((subject) => subject !== null))];
  const found = given.length > 0 ? await listSubjectNames(read, given) : [];
  const names = new Map(found.map((row) => [row.subject, row]));
  return (subject) => {
    const [type = '', ...rest] = subject.split(':');
    const id = rest.join(':');
    const named = names.get(subject);
    if (type === 'order' && named) return { type, id, name: orderNumber(named.name) };
    if (type === 'account' && named) {
      return { type: named.isStaff ? 'staff' : 'customer', id, name: named.name };
    }
    return { type, id, name: named?.name ?? null };
  };
}
