import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Log } from '../log.ts';
import { runPeriodically } from '../run-periodically.ts';
import { createAbortableConnections, readerOf } from './abortable-reader.ts';
import { createDatabase } from './pool.ts';
import {
  createReplica,
  maxLagMs,
  readFlushed,
  type Replica,
  type ReplicaOptions,
  type WalSample,
} from './replica.ts';
import type { DB } from './schema.gen.ts';
import type { Reader } from './transaction.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const checkEveryMs = 500;
/** Not retried: a statement that is too slow here is too slow there. */
const queryCanceled = '57014';

interface Options {
  primary: Kysely<DB>;
  /** One connection, so that a busy primary doesn't look like lag and get the replicas' reads too. */
  primaryCheckPool: Pool;
  replicas: readonly Omit<ReplicaOptions, 'log'>[];
  log: Log;
  /** Called for each statement: `retried` failed on a replica and ran on the primary. */
  count: (outcome: 'replica' | 'primary' | 'retried') => void;
}

interface Caller {
  signal?: AbortSignal | undefined;
  log: Log;
}

/**
 * Creates readers of a replica. Statements go to the primary if no replica is fresh enough, or
 * if it fails; a reader that has read the primary stays there, so that it never reads older data.
 */
export function createReplicaReaders({ primary, log, count, ...options }: Options) {
  const checkedPrimary = createDatabase(options.primaryCheckPool);
  const replicas = options.replicas.map((each) => createReplica({ ...each, log }));
  const connectionsOf = new Map(
    replicas.map((replica) => [replica, createAbortableConnections(replica.db)]),
  );
  const primaryConnections = createAbortableConnections(primary);
  const samples: WalSample[] = [];
  let turn = 0;

  async function check(): Promise<void> {
    const askedAt = performance.now();
    const flushed = await readFlushed(checkedPrimary).catch((error: unknown) => {
      // The replicas become too late; the clock's loop reports that the primary is down.
      log.debug({ err: error }, 'could not read the position of the primary');
    });
    if (flushed) samples.push({ position: flushed.position, askedAt });
    // Older ones would say no more than "too late".
    while (samples[1] && askedAt - samples[1].askedAt > maxLagMs) samples.shift();
    await Promise.all(replicas.map((replica) => replica.check(samples)));
  }

  function choose(): Replica | undefined {
    const usable = replicas.filter((replica) => replica.isUsable());
    turn += 1;
    return usable[turn % usable.length];
  }

  function readerFor(caller: Caller): Reader {
    const replica = choose();
    let readsReplica = replica !== undefined;
    const onPrimary = primaryConnections(caller.signal, caller.log);
    const onReplica = replica && connectionsOf.get(replica)?.(caller.signal, caller.log);
    return readerOf(primary, {
      provideConnection: (consume) =>
        consume({
          async executeQuery(query) {
            readsReplica &&= replica?.isUsable() ?? false;
            if (!readsReplica || !onReplica) {
              count('primary');
              return onPrimary.provideConnection((connection) => connection.executeQuery(query));
            }
            try {
              const result = await onReplica.provideConnection((connection) =>
                connection.executeQuery<never>(query),
              );
              count('replica');
              return result;
            } catch (error) {
              if (caller.signal?.aborted || !isReplicaError(error)) throw error;
              caller.log.warn({ err: error, host: replica?.host }, 'retrying on the primary');
            }
            readsReplica = false;
            count('retried');
            return onPrimary.provideConnection((connection) => connection.executeQuery(query));
          },
          streamQuery() {
            throw new Error('Replicas answer whole queries only');
          },
        }),
    });
  }

  const checks = runPeriodically({ work: check, everyMs: checkEveryMs, log });
  return {
    replicas,
    readerFor,
    close: async () => {
      await checks.stop();
      for (const replica of replicas) await replica.close();
      await checkedPrimary.destroy();
    },
  };
}

/** True if the primary may answer instead. Recovery conflicts are serialization failures. */
const isReplicaError = (error: unknown): boolean =>
  error instanceof Error &&
  isDatabaseUnavailable(error) &&
  !('code' in error && error.code === queryCanceled);
