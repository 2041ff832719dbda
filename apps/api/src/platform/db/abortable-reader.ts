import {
  QueryCreator,
  type ConnectionProvider,
  type DatabaseConnection,
  type Kysely,
} from 'kysely';
import type { Log } from '../log.ts';
import type { DB } from './schema.gen.ts';
import type { Reader } from './transaction.ts';

/** Creates readers that stop with their caller: queued queries are dropped, running ones cancelled. */
export function createAbortableReaders(db: Kysely<DB>) {
  const connectionsFor = createAbortableConnections(db);
  return (signal: AbortSignal, log: Log): Reader => readerOf(db, connectionsFor(signal, log));
}

/** Returns a reader that takes its connections from the provider. */
export function readerOf(db: Kysely<DB>, connections: ConnectionProvider): Reader {
  const executor = db.getExecutor().withConnectionProvider(connections);
  return Object.assign(new QueryCreator<DB>({ executor }), { fn: db.fn });
}

/** Creates providers of connections whose queries stop with their caller, if it has a signal. */
export function createAbortableConnections(db: Kysely<DB>) {
  const executor = db.getExecutor();
  return (signal: AbortSignal | undefined, log: Log): ConnectionProvider => {
    if (!signal) return executor;
    async function cancel(connection: DatabaseConnection): Promise<void> {
      await connection.collectSessionInfo?.();
      await connection.cancelQuery?.((control) => executor.provideConnection(control));
    }
    return {
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
    };
  };
}
