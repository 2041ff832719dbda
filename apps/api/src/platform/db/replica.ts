import { sql, type Kysely } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { inTime } from '../in-time.ts';
import type { Log } from '../log.ts';
import { createDatabase } from './pool.ts';
import type { DB } from './schema.gen.ts';
import { selectOne } from './select-raw.ts';

/** How far a standby may be behind the primary and still be read. */
export const maxLagMs = 2_000;
const checkTimeoutMs = 1_000;

export interface ReplicaOptions {
  host: string;
  pool: Pool;
  /** One connection, so that slow reads don't delay the check. */
  checkPool: Pool;
  log: Log;
}

/** A position in the primary's WAL, and a time before which all of its commits came. */
export interface WalSample {
  position: number;
  askedAt: number;
}

export type Replica = ReturnType<typeof createReplica>;

/** A standby that is read while it is known to be less than `maxLagMs` behind the primary. */
export function createReplica({ host, pool, checkPool, log }: ReplicaOptions) {
  const db = createDatabase(pool);
  const checked = createDatabase(checkPool);
  const clients = new Set<PoolClient>();
  for (const each of [pool, checkPool]) {
    each.on('connect', (client) => clients.add(client));
    each.on('remove', (client) => clients.delete(client));
  }
  /** It has every change that was committed before. */
  let freshAt = -Infinity;
  let wasUsable = false;

  const lagMs = () => performance.now() - freshAt;
  const isUsable = () => lagMs() <= maxLagMs;

  /** Ends its queries, so that their requests continue on the primary. */
  function disconnect(): void {
    const error = new Error('Connection terminated: the replica stopped responding');
    for (const client of clients) client.connection.stream.destroy(error);
  }

  async function check(samples: readonly WalSample[]): Promise<void> {
    let problem: unknown;
    try {
      const { isStandby, position } = await inTime(readReplayed(checked), checkTimeoutMs);
      const reached = samples.findLast((sample) => sample.position <= position);
      if (!isStandby) freshAt = -Infinity;
      else if (reached) freshAt = Math.max(freshAt, reached.askedAt);
      problem = isStandby ? undefined : 'it is not a standby';
    } catch (error) {
      freshAt = -Infinity;
      problem = error;
      disconnect();
    }
    if (isUsable() === wasUsable) return;
    wasUsable = !wasUsable;
    if (wasUsable) log.info({ host }, 'reading from the replica');
    else log.warn({ host, err: problem }, 'not reading from the replica: late or unavailable');
  }

  return {
    host,
    db,
    lagMs,
    isUsable,
    check,
    close: async () => {
      await db.destroy();
      await checked.destroy();
    },
  };
}

/** Positions are bytes since the first WAL record, below 2^53. */
export const readFlushed = (primary: Kysely<DB>): Promise<{ position: number }> =>
  selectOne(
    primary,
    sql`select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::bigint as position`,
  );

const readReplayed = (replica: Kysely<DB>): Promise<{ isStandby: boolean; position: number }> =>
  selectOne(
    replica,
    sql`select pg_is_in_recovery() as "isStandby",
          coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0)::bigint as position`,
  );
