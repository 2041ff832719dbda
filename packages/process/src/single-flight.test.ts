import { expect, test, vi } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

function heldFlight() {
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = vi.fn((_signal: AbortSignal) => promise);
  const flight = createSingleFlight<string>();
  const fly = (key: string, signal?: AbortSignal) => flight(key, work, signal);
  return { work, resolve, fly };
}

test('shares one run between callers of the same key', async () => {
  const { work, resolve, fly } = heldFlight();
  const results = [fly('a'), fly('a'), fly('b')];
  expect(work).toHaveBeenCalledTimes(2);
  resolve('done');
  expect(await Promise.all(results)).toEqual(['done', 'done', 'done']);
  await fly('a');
  expect(work).toHaveBeenCalledTimes(3);
});

test('[SC-01] aborts when the last caller has left; the next caller starts again', async () => {
  const { work, resolve, fly } = heldFlight();
  const [one, other] = [new AbortController(), new AbortController()];
  const results = [fly('a', one.signal), fly('a', other.signal)];
  const given = work.mock.calls[0]?.[0];
  one.abort();
  expect(given?.aborted).toBe(false);
  other.abort();
  expect(given?.aborted).toBe(true);
  const next = fly('a');
  expect(work).toHaveBeenCalledTimes(2);
  resolve('done');
  await Promise.all([...results, next]);
  expect(work.mock.calls[1]?.[0].aborted).toBe(false);
});
