import { expect, test } from 'vitest';
import { createUnderWay } from './under-way.ts';

test('counts work of each key until it ends, also if it fails', async () => {
  const underWay = createUnderWay();
  const held = Promise.withResolvers<string>();
  const two = [1, 2].map(() => underWay.run('one', () => held.promise));
  const failed = underWay.run('other', async () => {
    await held.promise;
    throw new Error('failed');
  });
  expect(['one', 'other', 'none'].map(underWay.count)).toEqual([2, 1, 0]);
  held.resolve('done');
  expect(await Promise.all(two)).toEqual(['done', 'done']);
  await expect(failed).rejects.toThrow('failed');
  expect(['one', 'other'].map(underWay.count)).toEqual([0, 0]);
});
