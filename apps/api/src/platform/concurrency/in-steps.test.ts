import { expect, test } from 'vitest';
import { inSteps } from './in-steps.ts';

function* compute(forMs: number): Generator<void, string> {
  const end = performance.now() + forMs;
  while (performance.now() < end) yield;
  return 'done';
}

test('lets other work run in between and returns the result', async () => {
  let turns = 0;
  const other = setInterval(() => {
    turns += 1;
  }, 1);
  await expect(inSteps(compute(60))).resolves.toBe('done');
  clearInterval(other);
  expect(turns).toBeGreaterThan(0);
});

test('stops when the caller has left', async () => {
  const reason = new Error('left');
  const signal = AbortSignal.timeout(20);
  const began = performance.now();
  await expect(inSteps(compute(5_000), signal)).rejects.toThrow();
  expect(performance.now() - began).toBeLessThan(2_000);
  await expect(inSteps(compute(100), AbortSignal.abort(reason))).rejects.toBe(reason);
});

test('passes errors on', async () => {
  function* fail(): Generator<void, never> {
    yield;
    throw new Error('no such part');
  }
  await expect(inSteps(fail())).rejects.toThrow('no such part');
});
