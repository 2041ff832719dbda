import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createSequencer, postponed } from './sequencer.ts';

interface TestRequest {
  owner: string;
  fails?: boolean;
}

const limitsOf = (limits: { batchSize?: number; capacity?: number; maxRunMs?: number } = {}) => ({
  ownerOf: ({ owner }: TestRequest) => owner,
  createError: (reason: string) => new Error(reason),
  batchSize: 4,
  capacity: 100,
  maxWaitMs: 10_000,
  maxPostponedMs: 5_000,
  retryMs: 1,
  maxRunMs: 10_000,
  ...limits,
});

function recordingSequencer(limits = { batchSize: 4, capacity: 100 }) {
  const batches: string[][] = [];
  const submit = createSequencer<TestRequest, string>({
    run: async (batch) => {
      batches.push(batch.map(({ owner }) => owner));
      await delay(1);
      if (batch.some(({ fails }) => fails)) throw new Error('broken');
      return batch.map(({ owner }) => `done ${owner}`);
    },
    ...limitsOf(limits),
  });
  return { batches, submit };
}

test('batches the requests that queued up during the last batch, in order', async () => {
  const { batches, submit } = recordingSequencer();
  const owners = ['a', 'b', 'c', 'd', 'e', 'f'];
  const results = await Promise.all(owners.map((owner) => submit({ owner })));
  expect(results).toEqual(owners.map((owner) => `done ${owner}`));
  expect(batches).toEqual([['a'], ['b', 'c', 'd', 'e'], ['f']]);
});

test('never puts two requests of one owner in a batch', async () => {
  const { batches, submit } = recordingSequencer();
  await Promise.all(['a', 'b', 'b', 'c', 'b'].map((owner) => submit({ owner })));
  expect(batches).toEqual([['a'], ['b', 'c'], ['b'], ['b']]);
});

test('rejects only the failing request of a batch', async () => {
  const { submit } = recordingSequencer({ batchSize: 8, capacity: 100 });
  const requests = ['a', 'b', 'c', 'd', 'e'].map((owner) => ({ owner, fails: owner === 'd' }));
  const results = await Promise.allSettled(requests.map(submit));
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});

test('rejects a request at once when the queue is full', async () => {
  const { submit } = recordingSequencer({ batchSize: 1, capacity: 2 });
  const [, ...rest] = ['a', 'b', 'c', 'd'].map((owner) => submit({ owner }));
  await expect(rest[2]).rejects.toThrow('overloaded');
  await expect(rest[1]).resolves.toBe('done c');
});

test('rejects requests that waited too long without running them, even on a retry', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const batches: string[][] = [];
    const [begun, stalled] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const submit = createSequencer<TestRequest, string>({
      run: async (batch) => {
        batches.push(batch.map(({ owner }) => owner));
        if (batches.length === 2) {
          begun.resolve();
          await stalled.promise;
        }
        return batch.map(({ owner }) => `done ${owner}`);
      },
      ...limitsOf(),
    });
    const submitAll = (...owners: string[]) => owners.map((owner) => submit({ owner }));
    const [, second, third] = submitAll('a', 'b', 'c');
    await begun.promise;
    const [late] = submitAll('d');
    vi.advanceTimersByTime(10_001);
    const [inTime] = submitAll('e');
    stalled.reject(new Error('broken'));
    for (const rejected of [second, third, late]) {
      await expect(rejected).rejects.toThrow('overloaded');
    }
    await expect(inTime).resolves.toBe('done e');
    expect(batches).toEqual([['a'], ['b', 'c'], ['e']]);
  } finally {
    vi.useRealTimers();
  }
});

test('runs a postponed request again without holding up others, one at a time for an owner', async () => {
  const batches: string[][] = [];
  let isFree = false;
  const submit = createSequencer<TestRequest, string>({
    run: async (batch) => {
      batches.push(batch.map(({ owner }) => owner));
      await delay(1);
      return batch.map(({ owner }) => (owner === 'held' && !isFree ? postponed : `done ${owner}`));
    },
    ...limitsOf(),
  });
  const held = [submit({ owner: 'held' }), submit({ owner: 'held' })];
  const settled: string[] = [];
  for (const pending of held) void pending.then((result) => settled.push(result));
  for (const owner of ['a', 'b', 'c']) {
    await expect(submit({ owner })).resolves.toBe(`done ${owner}`);
  }
  await expect
    .poll(() => batches.filter((batch) => batch.includes('held')).length)
    .toBeGreaterThan(3);
  expect(settled).toEqual([]);
  isFree = true;
  await expect(Promise.all(held)).resolves.toEqual(['done held', 'done held']);
  for (const batch of batches) expect(new Set(batch).size).toBe(batch.length);
});

test('rejects a request that stays postponed too long, and those beyond half the capacity at once', async () => {
  const runs: string[] = [];
  const submit = createSequencer<TestRequest, string>({
    run: async (batch) => {
      runs.push(...batch.map(({ owner }) => owner));
      return batch.map(() => postponed);
    },
    ...limitsOf({ capacity: 4 }),
    maxPostponedMs: 200,
  });
  const owners = ['a', 'b', 'c', 'd'];
  const results = await Promise.allSettled(owners.map((owner) => submit({ owner })));
  for (const result of results) expect(result).toMatchObject({ reason: new Error('overloaded') });
  const runsOf = (owner: string) => runs.filter((ran) => ran === owner).length;
  expect(owners.filter((owner) => runsOf(owner) === 1)).toHaveLength(2);
});

test('leaves room in each batch for requests that are not postponed', async () => {
  const batches: string[][] = [];
  const submit = createSequencer<TestRequest, string>({
    run: async (batch) => {
      batches.push(batch.map(({ owner }) => owner));
      await delay(1);
      const isHeld = batches.length < 8;
      return batch.map(({ owner }) => (owner.startsWith('held') && isHeld ? postponed : owner));
    },
    ...limitsOf(),
  });
  const held = ['held 1', 'held 2', 'held 3', 'held 4', 'held 5'].map((owner) => submit({ owner }));
  await expect.poll(() => batches.length).toBeGreaterThan(3);
  await Promise.all(['a', 'b', 'c', 'd'].map((owner) => submit({ owner })));
  const retries = batches
    .slice(3)
    .map((batch) => batch.filter((owner) => owner.startsWith('held')));
  expect(Math.max(...retries.map(({ length }) => length))).toBe(2);
  await Promise.all(held);
});

test('gives up a run that never ends and goes on with the next', async () => {
  const submit = createSequencer<TestRequest, string>({
    run: (batch) =>
      batch.some(({ fails }) => fails)
        ? Promise.withResolvers<string[]>().promise
        : Promise.resolve(batch.map(({ owner }) => `done ${owner}`)),
    ...limitsOf({ maxRunMs: 20 }),
  });
  const stalled = submit({ owner: 'a', fails: true });
  const next = submit({ owner: 'b' });
  await expect(stalled).rejects.toThrow('stalled');
  await expect(next).resolves.toBe('done b');
});
