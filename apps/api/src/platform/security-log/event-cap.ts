import type { SecurityEventKind } from '@sirkito/commerce';

/** Kinds that anyone can cause. The others need a staff session or pass a rate limit. */
const cappedKinds: ReadonlySet<SecurityEventKind> = new Set([
  'sign_in_failed',
  'sign_in_limited',
  'second_factor_missing',
  'second_factor_failed',
  'password_check_failed',
  'password_reset_requested',
  'access_refused',
]);

export const windowMs = 60_000;
export const rowsPerNetwork = 10;
/** For whatever comes first. */
export const sharedRows = 80;
/**
 * Reserved for each kind, for accounts that exist and for others, so that a flood of some events
 * doesn't hide the others.
 */
export const reservedRows = 10;
/** Reserved for each account, of ten, so that failures of own accounts don't hide those of others. */
export const rowsPerAccount = 3;
const accountRows = 30;
const summarisedNetworks = 20;

/** Events of one kind and network that got no row of their own. */
export interface EventSummary {
  at: Date;
  kind: SecurityEventKind;
  /** Null for the networks that are summed up together. */
  network: string | null;
  events: number;
}

interface CappedEvent extends Omit<EventSummary, 'events'> {
  account_id: string | null;
}

/**
 * Bounds what an attack can write: the first 80 events of a minute get a row, and the first 10 of each
 * kind with an account and without, and of ten more accounts the first 3; of one network, 10 of these
 * each. The rest is counted by kind and network. Together up to 267 rows a minute in each process.
 */
export function createEventCap(clock: () => number = () => performance.now()) {
  let endsAt = clock() + windowMs;
  let rows = 0;
  let rowsByKind = new Map<string, number>();
  let rowsByAccount = new Map<string, number>();
  let extraRows = 0;
  let rowsByNetwork = new Map<string, number>();
  let summaries = new Map<string, EventSummary>();

  return {
    /** Returns false if the event gets no row; then it is counted. */
    admits: ({ at, kind, network, account_id }: CappedEvent): boolean => {
      if (!cappedKinds.has(kind)) return true;
      const kindAndAccount = `${kind} ${account_id !== null}`;
      const source = `${kindAndAccount} ${network}`;
      const rowsOfNetwork = rowsByNetwork.get(source) ?? 0;
      const rowsOfKind = rowsByKind.get(kindAndAccount) ?? 0;
      const rowsOfAccount = rowsByAccount.get(account_id ?? '') ?? 0;
      const hasRoom = rows < sharedRows || rowsOfKind < reservedRows;
      const hasAccountRoom =
        account_id !== null && rowsOfAccount < rowsPerAccount && extraRows < accountRows;
      if ((hasRoom || hasAccountRoom) && rowsOfNetwork < rowsPerNetwork) {
        if (hasRoom) rows += 1;
        else extraRows += 1;
        rowsByKind.set(kindAndAccount, rowsOfKind + 1);
        rowsByNetwork.set(source, rowsOfNetwork + 1);
        // At most as many accounts as rows.
        if (account_id !== null) rowsByAccount.set(account_id, rowsOfAccount + 1);
        return true;
      }
      const own = `${kind} ${network}`;
      const isApart = summaries.has(own) || summaries.size < summarisedNetworks;
      const key = isApart ? own : kind;
      const summary = summaries.get(key);
      if (summary) summary.events += 1;
      else summaries.set(key, { at, kind, network: isApart ? network : null, events: 1 });
      return false;
    },
    /** Returns the counts of a minute once it is over, or at shutdown. */
    takeSummaries: ({ isLast = false } = {}): EventSummary[] => {
      if (!isLast && clock() < endsAt) return [];
      const taken = [...summaries.values()];
      endsAt = clock() + windowMs;
      rows = 0;
      extraRows = 0;
      rowsByAccount = new Map();
      rowsByKind = new Map();
      rowsByNetwork = new Map();
      summaries = new Map();
      return taken;
    },
  };
}
