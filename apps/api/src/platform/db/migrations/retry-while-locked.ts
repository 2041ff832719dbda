import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseError, type Client } from 'pg';
import { MigrationError } from './sql-files.ts';

export interface RetryOptions {
  /** Receives what a migration waits for. */
  report?: (message: string) => void;
  maxAttempts?: number;
}

const lockNotAvailable = '55P03';
const maxPauseMs = 10_000;

/** Repeats the work while a lock that it needs is taken, for about five minutes by default. */
export async function retryWhileLocked(
  owner: Client,
  { report = () => undefined, maxAttempts = 30 }: RetryOptions,
  work: () => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isLocked(error)) throw error;
      const reason = `${error.message}. ${await oldestTransaction(owner)}`;
      if (attempt === maxAttempts) {
        throw new MigrationError(
          `${reason}.\nGave up after ${attempt} attempts. ` +
            'End that session or wait for it, then run this again.',
          { cause: error },
        );
      }
      // Longer than an attempt, so that transactions queued behind it get through.
      const pauseMs = Math.min(2 ** attempt * 1_000, maxPauseMs);
      report(`${reason}. Trying again in ${pauseMs / 1_000} s`);
      await delay(pauseMs);
    }
  }
}

const isLocked = (error: unknown): error is MigrationError =>
  error instanceof MigrationError &&
  error.cause instanceof DatabaseError &&
  error.cause.code === lockNotAvailable;

/** Describes the session that most likely holds the lock. Its details are visible to its own role. */
async function oldestTransaction(owner: Client): Promise<string> {
  const { rows } = await owner.query<{ session: string }>(
    `select format('The oldest open transaction is process %s (%s), for %s s: %s', pid,
       coalesce(nullif(application_name, ''), usename, 'unknown'),
       round(extract(epoch from now() - xact_start)), left(query, 200)) as session
     from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
     order by xact_start limit 1`,
  );
  return rows[0]?.session ?? 'See pg_stat_activity for open transactions';
}
