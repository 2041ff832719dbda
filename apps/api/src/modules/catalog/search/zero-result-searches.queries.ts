import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';

interface ZeroResultSearch {
  query: string;
  now: Date;
  /** New queries beyond this are dropped, so that a bot cannot fill the table. */
  maxPerDay: number;
  retentionDays: number;
}

/** Counts the search on the shop's own day and purges old ones. */
export async function countZeroResultSearch(
  tx: Tx,
  { query, now, maxPerDay, retentionDays }: ZeroResultSearch,
): Promise<void> {
  // A shopper waits for the reply: don't wait long for a lock, nor for the disk.
  await sql`set local lock_timeout = '100ms'`.execute(tx);
  await sql`set local synchronous_commit = off`.execute(tx);
  const today = sql`(${now}::timestamptz at time zone 'Asia/Manila')::date`;
  await sql`delete from zero_result_search where day < ${today} - ${retentionDays}::integer`.execute(
    tx,
  );
  await sql`
    insert into zero_result_search (day, query)
    select ${today}, ${query}
    where exists (select 1 from zero_result_search where day = ${today} and query = ${query})
      or (select count(*) from zero_result_search where day = ${today}) < ${maxPerDay}
    on conflict (day, query) do update set searches = zero_result_search.searches + 1
  `.execute(tx);
}
