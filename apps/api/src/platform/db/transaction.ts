import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from './schema.gen.ts';

/** Can read. A pool and an open transaction both qualify. */
export type Reader = Pick<Kysely<DB>, 'selectFrom' | 'with' | 'withRecursive' | 'fn'>;
/** Can write. Holding one proves that a transaction is open. */
export type Tx = Transaction<DB>;

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const maxAttempts = 3;

/** Runs `work` in a transaction and retries it after a deadlock or serialization failure. */
export const inTransaction = <T>(db: Kysely<DB>, work: (tx: Tx) => Promise<T>): Promise<T> =>
  retried(() => db.transaction().execute(work));

/** Runs `work` like `inTransaction`, but each statement commits by itself. */
export const withoutTransaction = <T>(db: Kysely<DB>, work: (tx: Tx) => Promise<T>): Promise<T> =>
  // PostgreSQL opens a transaction for each statement.
  retried(() => work(db as Tx));

async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === maxAttempts || !isRetryable(error)) throw error;
      await delay(Math.random() * 20 * attempt);
    }
  }
}

function isRetryable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === serializationFailure || code === deadlockDetected;
}
