import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createSequencer } from './sequencer.ts';

interface Asked {
  owner: string;
  fails?: boolean;
}

function counted(limits = { batchSize: 4, capacity: 100 }) {
  const batches: string[][] = [];
  const place = createSequencer<Asked, string>({
    run: async (batch) => {
      batches.push(batch.map(({ owner }) => owner));
      await delay(1);
      if (batch.some(({ fails }) => fails)) throw new Error('broken');
      return batch.map(({ owner }) => `done ${owner}`);
    },
    ownerOf: ({ owner }) => owner,
    refuse: () => new Error('full'),
    patienceMs: 10_000,
    ...limits,
  });
  return { batches, place };
}

test('whoever waits when the last batch is done goes into the next, in order', async () => {
  const { batches, place } = counted();
  const owners = ['a', 'b', 'c', 'd', 'e', 'f'];
  const results = await Promise.all(owners.map((owner) => place({ owner })));
  expect(results).toEqual(owners.map((owner) => `done ${owner}`));
  expect(batches).toEqual([['a'], ['b', 'c', 'd', 'e'], ['f']]);
});

test('two requests of one owner never share a batch', async () => {
  const { batches, place } = counted();
  await Promise.all(['a', 'b', 'b', 'c', 'b'].map((owner) => place({ owner })));
  expect(batches).toEqual([['a'], ['b', 'c'], ['b'], ['b']]);
});

test('one that breaks fails alone', async () => {
  const { place } = counted({ batchSize: 8, capacity: 100 });
  const asked = ['a', 'b', 'c', 'd', 'e'].map((owner) => ({ owner, fails: owner === 'd' }));
  const results = await Promise.allSettled(asked.map(place));
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});

test('beyond what may wait, a request is refused at once', async () => {
  const { place } = counted({ batchSize: 1, capacity: 2 });
  const [, ...rest] = ['a', 'b', 'c', 'd'].map((owner) => place({ owner }));
  await expect(rest[2]).rejects.toThrow('full');
  await expect(rest[1]).resolves.toBe('done c');
});

test('whoever has waited too long is refused and never handled, also where a batch is tried again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const batches: string[][] = [];
    const [begun, stalled] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const place = createSequencer<Asked, string>({
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
      patienceMs: 10_000,
      refuse: () => new Error('full'),
    });
    const ask = (...owners: string[]) => owners.map((owner) => place({ owner }));
    const [, second, third] = ask('a', 'b', 'c');
    await begun.promise;
    const [late] = ask('d');
    vi.advanceTimersByTime(10_001);
    const [inTime] = ask('e');
    stalled.reject(new Error('broken'));
    for (const refused of [second, third, late]) await expect(refused).rejects.toThrow('full');
    await expect(inTime).resolves.toBe('done e');
    expect(batches).toEqual([['a'], ['b', 'c'], ['e']]);
  } finally {
    vi.useRealTimers();
  }
});
