import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import type { EventRow } from './event-row.ts';
import { createSecurityLog } from './security-log.ts';

let nextId = 0;
const eventOf = (changes: Partial<EventRow> = {}): EventRow => ({
  id: String((nextId += 1)),
  at: new Date(0),
  kind: 'products_exported',
  account_id: 'clerk',
  account_hash: null,
  network: null,
  request_id: null,
  subject: null,
  details: '{}',
  ...changes,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function newLog(write: (rows: readonly EventRow[]) => Promise<void>) {
  const counted: string[] = [];
  let dropped = 0;
  const securityLog = createSecurityLog({
    write,
    hash: () => Buffer.alloc(16),
    metrics: {
      count: (kind) => counted.push(kind),
      countDropped: (events) => {
        dropped += events;
      },
    },
    log: createLog('test', 'silent'),
  });
  return { ...securityLog, counted, dropped: () => dropped };
}

test('[SC-32] stores events in batches, and the last ones when the process stops', async () => {
  const batches: number[] = [];
  const { add, stop } = newLog(async (rows) => void batches.push(rows.length));
  for (let index = 0; index < 700; index += 1) add(eventOf());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(batches).toEqual([500, 200]);
  add(eventOf());
  await stop();
  expect(batches).toEqual([500, 200, 1]);
});

test('[SC-32] waits for no database, keeps a bounded number of events and counts the rest', async () => {
  const { add, counted, dropped } = newLog(() => new Promise(() => {}));
  for (let index = 0; index < 3_000; index += 1) add(eventOf());
  expect([counted.length, dropped()]).toEqual([3_000, 1_000]);
  // The database doesn't answer in time, and takes the same events later.
  await vi.advanceTimersByTimeAsync(30_000);
  expect(dropped()).toBe(1_000);
});

test('[SC-32] drops a batch that the database refuses instead of sending it forever', async () => {
  let attempts = 0;
  const { add, dropped, stop } = newLog(async () => {
    attempts += 1;
    if (attempts === 1) throw Object.assign(new Error('refused'), { code: '23514' });
  });
  add(eventOf());
  await vi.advanceTimersByTimeAsync(1_000);
  expect([attempts, dropped()]).toEqual([1, 1]);
  add(eventOf());
  await stop();
  expect([attempts, dropped()]).toEqual([2, 1]);
});

test('[SC-31] stores one view a minute of the same page', async () => {
  const stored: string[] = [];
  const { add, stop } = newLog(async (rows) => {
    stored.push(...rows.map(({ subject }) => String(subject)));
  });
  const view = (subject: string) => eventOf({ kind: 'order_viewed', subject });
  for (const subject of ['order:1', 'order:1', 'order:2', 'order:1']) add(view(subject));
  await stop();
  expect(stored).toEqual(['order:1', 'order:2']);
});
