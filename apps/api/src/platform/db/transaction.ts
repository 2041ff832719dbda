import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from './schema.gen.ts';

/** May read. A pool and an open transaction both qualify. */
export type Reader = Pick<Kysely<DB>, 'selectFrom' | 'with' | 'withRecursive' | 'fn'>;
/** May write. Holding one is the proof that a transaction is open. */
export type Tx = Transaction<DB>;

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const tries = 3;

/** Runs the whole of `work` again when the database broke a tie by undoing it. */
export async function inTransaction<T>(db: Kysely<DB>, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === tries || !isTie(error)) throw error;
      await delay(Math.random() * 20 * attempt);
    }
  }
}

function isTie(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === serializationFailure || code === deadlockDetected;
}
