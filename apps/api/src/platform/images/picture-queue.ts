import { createWorkQueue } from '../concurrency/work-queue.ts';

/** Decoding and encoding of pictures, which would otherwise take all cores of this process. */
export const pictureQueue = createWorkQueue(8);

/** Previews that anyone can request leave room for uploads. */
export const previewQueue = pictureQueue.upTo(4);
