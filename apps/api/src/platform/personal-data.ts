import type { Reader, Tx } from './db/transaction.ts';

/**
 * What a module keeps about a person. Each module writes its own, and main/compose.ts joins them,
 * so that export and erasure reach everything without one module that knows all others.
 */
export interface PersonalRecords {
  /** Every table of the module with personal data; a test holds this against the tagged columns. */
  tables: readonly string[];
  /** By kind, such as `orders`. */
  list: (read: Reader, accountId: string) => Promise<Record<string, object[]>>;
  /** Whether something waits for this person still, such as a parcel; then so does erasing. */
  isNeeded?: (tx: Tx, accountId: string, now: Date) => Promise<boolean>;
  /** Deletes or anonymises, as the columns' tags say. */
  erase: (tx: Tx, accountId: string, now: Date) => Promise<void>;
  /** Ends what has been kept for as long as its tags say, `forgottenAtOnce` rows at most. */
  forget?: (tx: Tx, now: Date) => Promise<number>;
}

/** So few that nobody waits for the locks. */
export const forgottenAtOnce = 500;

/** Five years after the taxes of their own year were due, which is in the year that follows. */
export const endOfTaxKeeping = (now: Date): Date =>
  new Date(`${now.getUTCFullYear() - 6}-01-01T00:00:00+08:00`);
