import { sql } from 'kysely';
import type { Reader } from '#api/platform/db/transaction.ts';
import { selectRaw } from '#api/platform/db/select-raw.ts';

interface NamedSubject {
  subject: string;
  name: string;
  isStaff: boolean;
}

/** Returns the names of subjects such as `order:<id>`, for those that still exist. */
export function listSubjectNames(read: Reader, subjects: readonly string[]) {
  const idsOf = (type: string) =>
    subjects.flatMap((subject) => (subject.startsWith(`${type}:`) ? subject.split(':')[1] : []));
  return selectRaw(
    read,
    sql<NamedSubject>`
      select 'order:' || id as subject, number::text as name, false as "isStaff"
      from customer_order where id = any(${idsOf('order')}::uuid[])
      union all
      select 'product:' || id, name, false from product where id = any(${idsOf('product')}::uuid[])
      union all
      select 'promotion:' || id, name, false
      from promotion where id = any(${idsOf('promotion')}::uuid[])
      union all
      select 'account:' || id, user_name, role = 'admin'
      from account where id = any(${idsOf('account')}::uuid[])`,
  );
}
