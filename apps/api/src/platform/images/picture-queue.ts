import { createWorkQueue, type WorkQueue } from '../concurrency/work-queue.ts';

/** Decoding and encoding of pictures, which would otherwise take all cores of this process. */
export const pictureQueue = createWorkQueue(8);

/** Thirty times what a preview takes to draw. */
const restMs = 3_000;
const previews = createWorkQueue(2, restMs);

/**
 * For previews, which anyone can request. They join `pictureQueue` one at a time, which leaves it
 * to uploads, and rest in between, so that a flood of them doesn't slow other requests.
 */
export const previewQueue: WorkQueue = {
  requireCapacity: previews.requireCapacity,
  run: (work, signal) => previews.run(() => pictureQueue.run(work, signal), signal),
};
