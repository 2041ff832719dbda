import { expect, test, vi } from 'vitest';
import { pictureQueue } from './picture-queue.ts';

test('[SC-02] rests after an upload as long as it took', async () => {
  vi.useFakeTimers();
  await pictureQueue.run(async () => vi.advanceTimersByTimeAsync(2_000));
  const work = vi.fn(async () => {});
  const next = pictureQueue.run(work);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledOnce();
  await next;
  vi.useRealTimers();
});
