import { QueryCreator, type DatabaseConnection, type Kysely } from 'kysely';
import type { Log } from '../log.ts';
import type { DB } from './schema.gen.ts';
import type { Reader } from './transaction.ts';

/**
 * Creates readers that stop with their caller, if it has a signal: queued queries are dropped,
 * running ones cancelled.
 */
export function createAbortableReaders(db: Kysely<DB>) {
  const executor = db.getExecutor();
  async function cancel(connection: DatabaseConnection): Promise<void> {
    await connection.collectSessionInfo?.();
    await connection.cancelQuery?.((control) => executor.provideConnection(control));
  }
  return (signal: AbortSignal | undefined, log: Log): Reader => {
    if (!signal) return db;
    const abortable = executor.withConnectionProvider({
      provideConnection: (consume) =>
        executor.provideConnection(
          async (connection) => {
            const onAbort = () => {
              cancel(connection).catch((error: unknown) =>
                // Also if the query has just ended.
                log.debug({ err: error }, 'could not cancel the query of a caller that has left'),
              );
            };
            signal.addEventListener('abort', onAbort);
            try {
              return await consume(connection);
            } finally {
              signal.removeEventListener('abort', onAbort);
            }
          },
          { signal },
        ),
    });
    return Object.assign(new QueryCreator<DB>({ executor: abortable }), { fn: db.fn });
  };
}
