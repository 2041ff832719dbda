import { sql } from 'kysely';
import { selectOne } from './select-raw.ts';
import type { Reader } from './transaction.ts';

/** The database's time, which decides for every process what has expired. */
export interface DatabaseClock {
  now: () => Date;
  /** Returns how far the clock of this process is ahead of the database's. */
  offsetMs: () => number;
  /** Measures the database's time again. */
  sync: () => Promise<void>;
}

export const syncEveryMs = 5_000;

/**
 * Measures the database's time once and continues it with the monotonic clock, so that the wall
 * clock of this process may be wrong or jump.
 */
export async function createDatabaseClock(readTime: () => Promise<number>): Promise<DatabaseClock> {
  /** The database's time at zero of the monotonic clock. */
  let origin = NaN;
  const time = () => origin + performance.now();
  const sync = async () => {
    const sentAt = performance.now();
    const measured = await readTime();
    const halfTripMs = (performance.now() - sentAt) / 2;
    const measuredOrigin = measured - (sentAt + halfTripMs);
    // The measurement is no more exact than this, so the current one may be right.
    if (Math.abs(measuredOrigin - origin) <= halfTripMs) return;
    origin = measuredOrigin;
  };
  await sync();
  // The first measurement may have opened a connection.
  await sync();
  return {
    sync,
    now: () => new Date(time()),
    // oxlint-disable-next-line house/no-process-clock -- this is the clock that is compared
    offsetMs: () => Date.now() - time(),
  };
}

/** Returns the database's time in milliseconds since 1970. */
export async function readDatabaseTime(read: Reader): Promise<number> {
  const { time } = await selectOne(
    read,
    sql<{ time: number }>`
      select extract(epoch from clock_timestamp())::float8 * 1000 as time`,
  );
  return time;
}
