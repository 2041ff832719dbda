import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createSequencer } from './sequencer.ts';

interface TestRequest {
  owner: string;
  fails?: boolean;
}

function recordingSequencer(limits = { batchSize: 4, capacity: 100 }) {
  const batches: string[][] = [];
  const submit = createSequencer<TestRequest, string>({
    run: async (batch) => {
      batches.push(batch.map(({ owner }) => owner));
      await delay(1);
      if (batch.some(({ fails }) => fails)) throw new Error('broken');
      return batch.map(({ owner }) => `done ${owner}`);
    },
    ownerOf: ({ owner }) => owner,
    createError: () => new Error('full'),
    maxWaitMs: 10_000,
    ...limits,
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
  await expect(rest[2]).rejects.toThrow('full');
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
      ownerOf: ({ owner }) => owner,
      batchSize: 4,
      capacity: 100,
      maxWaitMs: 10_000,
      createError: () => new Error('full'),
    });
    const submitAll = (...owners: string[]) => owners.map((owner) => submit({ owner }));
    const [, second, third] = submitAll('a', 'b', 'c');
    await begun.promise;
    const [late] = submitAll('d');
    vi.advanceTimersByTime(10_001);
    const [inTime] = submitAll('e');
    stalled.reject(new Error('broken'));
    for (const rejected of [second, third, late]) await expect(rejected).rejects.toThrow('full');
    await expect(inTime).resolves.toBe('done e');
    expect(batches).toEqual([['a'], ['b', 'c'], ['e']]);
  } finally {
    vi.useRealTimers();
  }
});
