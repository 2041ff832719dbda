import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';

interface ZeroResultSearch {
  words: string;
  now: Date;
  /** New words beyond this are dropped, so that a bot cannot fill the table. */
  maxPerDay: number;
  retentionDays: number;
}

/** Counts the search on the shop's own day and purges old ones. */
export async function countZeroResultSearch(
  tx: Tx,
  { words, now, maxPerDay, retentionDays }: ZeroResultSearch,
): Promise<void> {
  // A shopper waits for the reply: don't wait long for a lock, nor for the disk.
  await sql`set local lock_timeout = '100ms'`.execute(tx);
  await sql`set local synchronous_commit = off`.execute(tx);
  const today = sql`(${now}::timestamptz at time zone 'Asia/Manila')::date`;
  await sql`delete from search_miss where day < ${today} - ${retentionDays}::integer`.execute(tx);
  await sql`
    insert into search_miss (day, words)
    select ${today}, ${words}
    where exists (select 1 from search_miss where day = ${today} and words = ${words})
      or (select count(*) from search_miss where day = ${today}) < ${maxPerDay}
    on conflict (day, words) do update set times = search_miss.times + 1
  `.execute(tx);
}
