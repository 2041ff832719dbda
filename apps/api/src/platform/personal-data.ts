import type { Reader, Tx } from './db/transaction.ts';

/**
 * Personal data that a module stores. Each module declares its own and main/compose.ts joins them,
 * so that export and erasure cover everything without one module depending on all others.
 */
export interface PersonalRecords {
  /** Tables with personal data; a test compares them with the tagged columns. */
  tables: readonly string[];
  /** Returns the records by kind, such as `orders`. */
  list: (read: Reader, accountId: string, now: Date) => Promise<Record<string, object[]>>;
  /** Returns whether erasure must wait, such as for an open order. */
  blocksErasure?: (tx: Tx, accountId: string, now: Date) => Promise<boolean>;
  /** Deletes or anonymises, following the column tags. */
  erase: (tx: Tx, accountId: string, now: Date) => Promise<void>;
  /** Deletes rows past their retention period, at most `purgeBatchSize` of them. */
  purge?: (tx: Tx, now: Date) => Promise<number>;
}

/** Small enough that no request waits for the locks. */
export const purgeBatchSize = 500;

/** Tax records are kept for five years after the filing deadline, which is in the following year. */
export const taxRetentionCutoff = (now: Date): Date =>
  new Date(`${now.getUTCFullYear() - 6}-01-01T00:00:00+08:00`);
