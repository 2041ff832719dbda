import { expect, test } from 'vitest';
import { createBatchLoader } from './batch-loader.ts';

/** Returns a loader whose queries the test resolves one by one. */
function controlledLoader() {
  const queries: { keys: readonly string[]; answer: () => void; fail: () => void }[] = [];
  const find = createBatchLoader<string>(
    (keys) =>
      new Promise((resolve, reject) => {
        queries.push({
          keys,
          answer: () =>
            resolve(new Map(keys.filter((key) => key !== 'none').map((key) => [key, `${key}!`]))),
          fail: () => reject(new Error('away')),
        });
      }),
  );
  return { find, queries };
}

test('queries a single key at once and batches the keys requested meanwhile', async () => {
  const { find, queries } = controlledLoader();
  const first = find('a');
  const rest = Promise.all([find('b'), find('none'), find('b'), find('a')]);
  expect(queries.map(({ keys }) => keys)).toEqual([['a']]);
  queries[0]?.answer();
  expect(await first).toBe('a!');
  // The query in flight may predate the second call for this key.
  expect(queries.map(({ keys }) => keys)).toEqual([['a'], ['b', 'none', 'a']]);
  queries[1]?.answer();
  expect(await rest).toEqual(['b!', undefined, 'b!', 'a!']);
});

test('rejects only the callers of the failed query', async () => {
  const { find, queries } = controlledLoader();
  const [one, other] = [find('a'), find('b')];
  queries[0]?.fail();
  await expect(one).rejects.toThrow('away');
  queries[1]?.answer();
  expect(await other).toBe('b!');
  const later = find('c');
  queries[2]?.answer();
  expect(await later).toBe('c!');
});
