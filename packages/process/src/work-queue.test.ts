import { expect, test, vi } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

const overloaded = { code: 'server.overloaded', status: 503 };

function heldWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: vi.fn(() => promise), finish: resolve };
}

test('[SC-01] runs work one at a time in order of arrival and rejects at once while full', async () => {
  const queue = createWorkQueue({ capacity: 2 });
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
  const queue = createWorkQueue({ capacity: 3 });
  const [running, left, last] = [heldWork(), heldWork(), heldWork()];
  const runningDone = queue.run(running.work);
  const caller = new AbortController();
  const leftDone = queue.run(left.work, caller);
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
  await expect(queue.run(left.work, caller)).rejects.toThrow('gone');
  expect(left.work).not.toHaveBeenCalled();
});

test('continues after work that failed', async () => {
  const queue = createWorkQueue({ capacity: 2 });
  const failed = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
});

test('[SC-01] rests after work before the next begins, without holding up the result', async () => {
  vi.useFakeTimers();
  const queue = createWorkQueue({ capacity: 2, restAfter: (workMs) => 2 * workMs });
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

test('[AV-18] runs a limited number at a time', async () => {
  const queue = createWorkQueue({ capacity: 100, concurrency: 2 });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 50 }, () => queue.run(work)));
  expect(most).toBe(2);
});

test('[AV-18] runs what somebody waits for before background work, which counts apart', async () => {
  const queue = createWorkQueue({ capacity: 3 });
  const order: string[] = [];
  const first = heldWork();
  const running = queue.run(first.work);
  const rest = [
    queue.run(async () => order.push('background'), { isBackground: true }),
    queue.run(async () => order.push('visitor')),
    queue.run(async () => order.push('second visitor')),
  ];
  await expect(queue.run(async () => 'third')).rejects.toMatchObject(overloaded);
  first.finish();
  await Promise.all([running, ...rest]);
  expect(order).toEqual(['visitor', 'second visitor', 'background']);
});

test('[AV-18] rejects work that waits too long, and never work that has begun', async () => {
  const queue = createWorkQueue({ capacity: 10, maxWaitMs: 1 });
  const [first, late] = [heldWork(), heldWork()];
  const running = queue.run(first.work);
  await expect(queue.run(late.work)).rejects.toMatchObject(overloaded);
  first.finish();
  await running;
  expect(late.work).not.toHaveBeenCalled();
  expect(await queue.run(async () => 'next')).toBe('next');
});
