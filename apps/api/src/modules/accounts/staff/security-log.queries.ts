import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '#api/platform/db/transaction.ts';

interface EventFilter {
  kind?: string | undefined;
  /** Events of this account or email address, and those that concern the account. */
  account?: { id: string | undefined; hash: Buffer } | undefined;
  /** As PostgreSQL writes it: `203.0.113.0/24`. */
  network?: string | undefined;
  /** Days of the shop, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** The last event of the previous page. */
  after?: { at: string; id: string } | undefined;
  limit: number;
}

interface EventRow {
  id: string;
  at: Date;
  kind: string;
  account_id: string | null;
  network: string | null;
  request_id: string | null;
  subject: string | null;
  details: Record<string, string | number | boolean>;
}

/** Newest first. Each way to match an account has its own index, so each is one search. */
export function listSecurityEvents(read: Reader, filter: EventFilter) {
  const { account } = filter;
  const searches = account
    ? [
        search(filter, sql`account_hash = ${account.hash}`),
        ...(account.id === undefined
          ? []
          : [
              search(filter, sql`account_id = ${account.id}`),
              search(filter, sql`subject = ${`account:${account.id}`}`),
            ]),
      ]
    : [search(filter, sql`true`)];
  return read
    .selectFrom(sql<EventRow>`(${sql.join(searches, sql` union `)})`.as('event'))
    .leftJoin('account', 'account.id', 'event.account_id')
    .select([
      'event.id',
      'event.at',
      'event.kind',
      'event.account_id as accountId',
      'account.user_name as userName',
      'account.role',
      'event.network',
      'event.request_id as requestId',
      'event.subject',
      'event.details',
    ])
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(filter.limit)
    .execute();
}

function search(filter: EventFilter, isMatch: RawBuilder<unknown>): RawBuilder<unknown> {
  const { kind, network, from, to, after, limit } = filter;
  const conditions = [
    isMatch,
    ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
    ...(network === undefined ? [] : [sql`network = ${network}::cidr`]),
    ...(from === undefined ? [] : [sql`at >= ${from}::date::timestamp at time zone 'Asia/Manila'`]),
    ...(to === undefined
      ? []
      : [sql`at < (${to}::date + 1)::timestamp at time zone 'Asia/Manila'`]),
    ...(after === undefined ? [] : [sql`(at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`]),
  ];
  return sql`(
    select id, at, kind, account_id, network, request_id, subject, details from security_event
    where ${sql.join(conditions, sql` and `)}
    order by at desc, id desc limit ${limit})`;
}

/** Returns a person's own events, for the export of their data. */
export const listAccountEvents = (read: Reader, accountId: string) =>
  read
    .selectFrom('security_event')
    .select(['at', 'kind', 'network', 'details'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .limit(1_000)
    .execute();

export const findAccountIdByEmail = async (
  read: Reader,
  email: string,
): Promise<string | undefined> =>
  (await read.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst())?.id;
