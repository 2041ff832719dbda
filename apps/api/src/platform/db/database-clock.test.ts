import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDatabaseClock } from './database-clock.ts';

const noon = Date.parse('2026-11-17T12:00:00Z');
const hourMs = 3_600_000;

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

beforeEach(() => vi.useFakeTimers({ now: noon, toFake: ['Date', 'performance', 'setTimeout'] }));
afterEach(() => vi.useRealTimers());

/** A database whose clock starts at noon; each leg of the trip to it takes `legsMs`. */
function database(...legsMs: [number, number]) {
  const startedAt = performance.now();
  let stepMs = 0;
  let legs = legsMs;
  const time = () => noon + performance.now() - startedAt + stepMs;
  return {
    time,
    step: (ms: number) => (stepMs += ms),
    travel: (...next: [number, number]) => (legs = next),
    read: async () => {
      await delay(legs[0]);
      const read = time();
      await delay(legs[1]);
      return read;
    },
  };
}

async function clockOf(server: ReturnType<typeof database>) {
  const creating = createDatabaseClock(server.read);
  await vi.runAllTimersAsync();
  const clock = await creating;
  const sync = async () => {
    const syncing = clock.sync();
    await vi.runAllTimersAsync();
    await syncing;
  };
  return { ...clock, sync, errorMs: () => clock.now().getTime() - server.time() };
}

test.each([-hourMs, hourMs])(
  'tells the right time while the process clock is off by %i ms',
  async (off) => {
    vi.setSystemTime(noon + off);
    const clock = await clockOf(database(2, 2));
    expect(clock.errorMs()).toBe(0);
    expect(clock.offsetMs()).toBe(off);
  },
);

test('goes on when the process clock jumps, and reports by how far it is off', async () => {
  const clock = await clockOf(database(0, 0));
  for (const jump of [hourMs, -2 * hourMs]) {
    vi.setSystemTime(Date.now() + jump);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(clock.errorMs()).toBe(0);
  }
  expect(clock.offsetMs()).toBe(-hourMs);
});

test('is never off by more than half the trip, and improves with the next measurement', async () => {
  const server = database(0, 3_000);
  const clock = await clockOf(server);
  expect(clock.errorMs()).toBe(-1_500);
  server.travel(1, 1);
  await clock.sync();
  expect(clock.errorMs()).toBe(0);
});

test('ignores a slow measurement that does not contradict it', async () => {
  const server = database(1, 1);
  const clock = await clockOf(server);
  server.travel(0, 3_000);
  await clock.sync();
  expect(clock.errorMs()).toBe(0);
});

test('follows a database whose clock was set, as after a failover', async () => {
  const server = database(1, 1);
  const clock = await clockOf(server);
  server.step(-hourMs);
  await clock.sync();
  expect(clock.errorMs()).toBe(0);
});

test('keeps the time when the database does not answer, and has none before it did', async () => {
  const failing = vi.fn<() => Promise<number>>().mockRejectedValue(new Error('no database'));
  await expect(createDatabaseClock(failing)).rejects.toThrow('no database');
  failing.mockResolvedValueOnce(noon).mockResolvedValueOnce(noon);
  const clock = await createDatabaseClock(failing);
  await expect(clock.sync()).rejects.toThrow('no database');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(clock.now().getTime()).toBe(noon + 60_000);
});
