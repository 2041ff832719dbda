import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';

interface Miss {
  words: string;
  now: Date;
  /** New words of a day beyond this are not kept: somebody is trying them out. */
  mostADay: number;
  keptDays: number;
}

/** Counts it on the shop's own day, and lets go of what is too old. */
export async function countMiss(tx: Tx, { words, now, mostADay, keptDays }: Miss): Promise<void> {
  // Somebody waits for the answer to their search: a count is not worth a long wait, nor the disk's.
  await sql`set local lock_timeout = '100ms'`.execute(tx);
  await sql`set local synchronous_commit = off`.execute(tx);
  const today = sql`(${now}::timestamptz at time zone 'Asia/Manila')::date`;
  await sql`delete from search_miss where day < ${today} - ${keptDays}::integer`.execute(tx);
  await sql`
    insert into search_miss (day, words)
    select ${today}, ${words}
    where exists (select 1 from search_miss where day = ${today} and words = ${words})
      or (select count(*) from search_miss where day = ${today}) < ${mostADay}
    on conflict (day, words) do update set times = search_miss.times + 1
  `.execute(tx);
}
