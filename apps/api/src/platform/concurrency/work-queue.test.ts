import { expect, test, vi } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

const overloaded = { code: 'server.overloaded', status: 503 };

function heldWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: vi.fn(() => promise), finish: resolve };
}

test('[SC-01] runs work one at a time in order of arrival and rejects at once while full', async () => {
  const queue = createWorkQueue(2);
  const [first, second, third] = [heldWork(), heldWork(), heldWork()];
  const firstDone = queue.run(first.work);
  const secondDone = queue.run(second.work);
  await expect(queue.run(third.work)).rejects.toMatchObject(overloaded);
  expect(() => queue.requireCapacity()).toThrow(expect.objectContaining(overloaded) as Error);
  expect(first.work).toHaveBeenCalledOnce();
  expect(second.work).not.toHaveBeenCalled();
  first.finish();
  await firstDone;
  await expect.poll(() => second.work).toHaveBeenCalledOnce();
  second.finish();
  await secondDone;
  expect(() => queue.requireCapacity()).not.toThrow();
  expect(third.work).not.toHaveBeenCalled();
});

test('[SC-01] drops waiting work whose caller has left and runs the next', async () => {
  const queue = createWorkQueue(3);
  const [running, left, last] = [heldWork(), heldWork(), heldWork()];
  const runningDone = queue.run(running.work);
  const caller = new AbortController();
  const leftDone = queue.run(left.work, caller.signal);
  const lastDone = queue.run(last.work);
  caller.abort(new Error('gone'));
  await expect(leftDone).rejects.toThrow('gone');
  expect(() => queue.requireCapacity()).not.toThrow();
  expect(last.work).not.toHaveBeenCalled();
  running.finish();
  await runningDone;
  await expect.poll(() => last.work).toHaveBeenCalledOnce();
  last.finish();
  await lastDone;
  expect(left.work).not.toHaveBeenCalled();
  await expect(queue.run(left.work, caller.signal)).rejects.toThrow('gone');
  expect(left.work).not.toHaveBeenCalled();
});

test('continues after work that failed', async () => {
  const queue = createWorkQueue(2);
  const failed = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
});

test('[SC-01] rests after work before the next begins, without holding up the result', async () => {
  vi.useFakeTimers();
  const queue = createWorkQueue(2, (workMs) => 2 * workMs);
  const next = heldWork();
  await queue.run(async () => vi.advanceTimersByTimeAsync(300));
  const nextDone = queue.run(next.work);
  await expect(queue.run(heldWork().work)).rejects.toMatchObject(overloaded);
  await vi.advanceTimersByTimeAsync(599);
  expect(next.work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(next.work).toHaveBeenCalledOnce();
  next.finish();
  await nextDone;
  vi.useRealTimers();
});
