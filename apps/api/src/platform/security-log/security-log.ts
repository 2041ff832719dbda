import { isOneOf, securityEventGroups, type SecurityEventKind } from '@sirkito/commerce';
import { LRUCache } from 'lru-cache';
import { v7 as newUuid } from 'uuid';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { inTime, LateError } from '../in-time.ts';
import type { Log } from '../log.ts';
import { runPeriodically } from '../run-periodically.ts';
import { createEventCap } from './event-cap.ts';
import type { EventRow } from './event-row.ts';

export interface SecurityLog {
  /** Stores an event within about a second, without the caller waiting for it. */
  add: (row: EventRow) => void;
  /** Counts an event that the caller stores itself. */
  count: (kind: SecurityEventKind) => void;
  /** Returns a keyed hash. */
  hash: (text: string) => Buffer;
}

interface SecurityLogOptions {
  write: (rows: readonly EventRow[]) => Promise<void>;
  hash: SecurityLog['hash'];
  metrics: { count: (kind: SecurityEventKind) => void; countDropped: (events: number) => void };
  log: Log;
}

const flushEveryMs = 1_000;
const writeTimeoutMs = 3_000;
const batchSize = 500;
const capacity = 2_000;
/** A page that is refreshed, such as the order queue, is one view a minute. */
const sameViewMs = 60_000;

/** Buffers events of reads and failed attempts. What doesn't fit is dropped and counted. */
export function createSecurityLog({ write, hash, metrics, log }: SecurityLogOptions) {
  const cap = createEventCap();
  const recentViews = new LRUCache<string, true>({ max: 10_000, ttl: sameViewMs });
  let waiting: EventRow[] = [];

  function isRepeatedView({ kind, account_id, subject, details }: EventRow): boolean {
    if (!isOneOf(securityEventGroups.personal_data, kind)) return false;
    const key = [kind, account_id, subject, details].join('\n');
    if (recentViews.has(key)) return true;
    recentViews.set(key, true);
    return false;
  }

  function push(rows: readonly EventRow[]): void {
    const fitting = rows.slice(0, capacity - waiting.length);
    waiting.push(...fitting);
    if (fitting.length < rows.length) metrics.countDropped(rows.length - fitting.length);
  }

  /** Returns true if more is waiting. */
  async function flush(options?: { isLast: boolean }): Promise<boolean> {
    push(cap.takeSummaries(options).map(toRow));
    if (waiting.length === 0) return false;
    const batch = waiting.slice(0, batchSize);
    waiting = waiting.slice(batchSize);
    try {
      await inTime(write(batch), writeTimeoutMs);
      return waiting.length > 0;
    } catch (error) {
      log.warn({ err: error, events: batch.length }, 'could not store security events');
      const later = waiting;
      waiting = [];
      // Another failure would repeat with each attempt and block the events behind it.
      if (error instanceof LateError || (error instanceof Error && isDatabaseUnavailable(error))) {
        push(batch);
      } else metrics.countDropped(batch.length);
      push(later);
      return false;
    }
  }

  const toRow = ({ at, kind, network, events }: ReturnType<typeof cap.takeSummaries>[number]) => ({
    id: newUuid(),
    at,
    kind,
    account_id: null,
    account_hash: null,
    network,
    request_id: null,
    subject: null,
    details: JSON.stringify({ events }),
  });

  const periodic = runPeriodically({ work: flush, everyMs: flushEveryMs, log });
  return {
    add: (row: EventRow): void => {
      if (isRepeatedView(row)) return;
      metrics.count(row.kind);
      if (cap.admits(row)) push([row]);
    },
    count: metrics.count,
    hash,
    stop: async () => {
      await periodic.stop();
      while (await flush({ isLast: true }));
    },
  };
}
