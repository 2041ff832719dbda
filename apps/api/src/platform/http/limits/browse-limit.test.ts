import { expect, test } from 'vitest';
import { createBrowseLimit } from './browse-limit.ts';

const overloaded = { code: 'server.overloaded', status: 503 };

/** Work that runs until it is finished from outside. */
function heldWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  let hasStarted = false;
  const work = () => {
    hasStarted = true;
    return promise;
  };
  return { work, finish: resolve, hasStarted: () => hasStarted };
}

test('starts waiting calls in order of arrival as others finish', async () => {
  const limit = createBrowseLimit({ concurrency: 1, capacity: 2, maxWaitMs: 60_000 });
  const [first, second, third] = [heldWork(), heldWork(), heldWork()];
  const results = [first, second, third].map(({ work }) => limit(work));
  expect(second.hasStarted()).toBe(false);
  first.finish('first');
  await expect.poll(second.hasStarted).toBe(true);
  expect(third.hasStarted()).toBe(false);
  second.finish('second');
  third.finish('third');
  expect(await Promise.all(results)).toEqual(['first', 'second', 'third']);
});

test('rejects at once when too many wait, and after the maximum wait', async () => {
  const limit = createBrowseLimit({ concurrency: 1, capacity: 1, maxWaitMs: 20 });
  const [held, late] = [heldWork(), heldWork()];
  const running = limit(held.work);
  const waiting = limit(late.work);
  await expect(limit(heldWork().work)).rejects.toMatchObject(overloaded);
  await expect(waiting).rejects.toMatchObject(overloaded);
  held.finish('held');
  expect(await running).toBe('held');
  expect(late.hasStarted()).toBe(false);
});

test('frees the place of a call that fails', async () => {
  const limit = createBrowseLimit({ concurrency: 1, capacity: 0, maxWaitMs: 20 });
  await expect(limit(() => Promise.reject(new Error('query failed')))).rejects.toThrow(
    'query failed',
  );
  expect(await limit(async () => 'next')).toBe('next');
});
