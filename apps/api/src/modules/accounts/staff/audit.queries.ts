import { sql } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';

interface AuditFilter {
  search?: string | undefined;
  actor?: string | undefined;
  after?: string | undefined;
}

/** Enough for any name; more would match too much to be useful. */
const maxMatches = 200;

/** Pages by id: UUIDv7 ids sort by creation time. */
export function listAuditEntries(read: Reader, filter: AuditFilter, limit: number) {
  const { search, actor, after } = filter;
  return read
    .selectFrom('audit_entry')
    .leftJoin('account', 'account.id', 'audit_entry.actor_id')
    .select([
      'audit_entry.id',
      'audit_entry.at',
      'audit_entry.actor_id as actorId',
      'account.user_name as actorName',
      'audit_entry.action',
      'audit_entry.subject',
      'audit_entry.before',
      'audit_entry.after',
    ])
    .$if(Boolean(search), (query) => query.where(matches(search ?? '')))
    .$if(actor !== undefined, (query) => query.where('audit_entry.actor_id', '=', actor ?? ''))
    .$if(after !== undefined, (query) => query.where('audit_entry.id', '<', after ?? ''))
    .orderBy('audit_entry.id', 'desc')
    .limit(limit)
    .execute();
}

/** Matches the action, an id, an order number, or the name of a person, product or promotion. */
function matches(search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const number = /^(?:sk-?|#)?(\d{1,10})$/i.exec(search)?.[1];
  return sql<boolean>`(
    audit_entry.action ilike ${pattern}
    or audit_entry.subject ilike ${pattern}
    or audit_entry.actor_id = any(array(
      select id from account where (user_name ilike ${pattern} or email ilike ${pattern})
        and exists (select from audit_entry as act where act.actor_id = account.id)
      limit ${maxMatches}))
    or audit_entry.subject = any(array(
      select 'order:' || id from customer_order where number = ${number ?? null}::bigint
      union all
      (select 'product:' || id from product
       where name ilike ${pattern} or sku ilike ${pattern} limit ${maxMatches})
      union all
      (select 'promotion:' || id from promotion
       where name ilike ${pattern} or code ilike ${pattern} limit ${maxMatches})
      union all
      (select 'account:' || id from account
       where user_name ilike ${pattern} or email ilike ${pattern} limit ${maxMatches}))))`;
}

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
