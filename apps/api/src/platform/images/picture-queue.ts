import { createWorkQueue, type WorkQueue } from '@sirkito/process';
import { createPictureProcess } from './run-picture-work.ts';

/** Decodes uploads and composes previews. */
export const runPictureWork = createPictureProcess();

/** Work for `runPictureWork`. It rests as long as it has worked: a photo can take seconds. */
export const pictureQueue = createWorkQueue({ capacity: 8, restAfter: (workMs) => workMs });

/** A preview takes about 100 ms. */
const previewRestMs = 3_000;
const previews = createWorkQueue({ capacity: 2, restAfter: () => previewRestMs });

/**
 * For previews, which anyone can request. They join `pictureQueue` one at a time, which leaves it
 * to uploads, and rest in between, so that a flood of them doesn't slow other requests.
 */
export const previewQueue: WorkQueue = {
  requireCapacity: previews.requireCapacity,
  run: (work, options) => previews.run(() => pictureQueue.run(work, options), options),
};
