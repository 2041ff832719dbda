import { postponed } from '../checkout/sequencer.ts';

/** A row that an account's order needs and another transaction holds. */
export interface HeldRow {
  accountId: string;
  row: string;
  /** Id of that transaction. */
  holder: string;
}

interface Placement<Request, Result> {
  /** Places all requests or throws; waits for a row no longer than the lock timeout. */
  place: (requests: readonly Request[]) => Promise<Result[]>;
  /** Finds held rows without waiting: all that the requests need, or those among the suspects. */
  findHeld: (
    requests: readonly Request[],
    suspects: readonly string[] | null,
  ) => Promise<HeldRow[]>;
}

/** How long a row stays suspect; requests that wait for it look again much sooner. */
const suspectMs = 1_000;

/**
 * Returns a function that places requests, but postpones those that need a row which one
 * transaction keeps, so that they delay no others. A row that only changes hands is in demand:
 * requests wait in line for it.
 */
export function placeAroundLocks<Request extends { accountId: string }, Result>({
  place,
  findHeld,
}: Placement<Request, Result>) {
  const suspects = new Map<string, { holder: string; seenAt: number }>();

  /** Returns the accounts that have to wait. */
  async function blockedAccounts(requests: readonly Request[], rows: readonly string[] | null) {
    const found = await findHeld(requests, rows);
    const held = rows
      ? found.filter(({ row, holder }) => suspects.get(row)?.holder === holder)
      : found;
    for (const { row, holder } of held) suspects.set(row, { holder, seenAt: performance.now() });
    return new Set(held.map(({ accountId }) => accountId));
  }

  function currentSuspects(): string[] {
    const oldest = performance.now() - suspectMs;
    for (const [row, { seenAt }] of suspects) if (seenAt < oldest) suspects.delete(row);
    return [...suspects.keys()];
  }

  async function placeUnblocked(
    requests: readonly Request[],
    rows: readonly string[] | null,
  ): Promise<(Result | typeof postponed)[]> {
    const blocked = rows?.length === 0 ? undefined : await blockedAccounts(requests, rows);
    const free = requests.filter(({ accountId }) => !blocked?.has(accountId));
    const results = free.length > 0 ? await place(free) : [];
    const resultOf = new Map(free.map(({ accountId }, index) => [accountId, results[index]]));
    return requests.map(({ accountId }) => resultOf.get(accountId) ?? postponed);
  }

  return async (requests: readonly Request[]): Promise<(Result | typeof postponed)[]> => {
    if (requests.length === 0) return [];
    try {
      return await placeUnblocked(requests, currentSuspects());
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
    }
    try {
      return await placeUnblocked(requests, null);
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      return requests.map(() => postponed);
    }
  };
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '55P03';
