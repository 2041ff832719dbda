import { pictureQueue } from '#api/platform/images/picture-queue.ts';

/** Runs the test's work while no more pictures are accepted. */
export async function withFullPictureQueue<T>(work: () => Promise<T>): Promise<T> {
  const held = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 8 }, () => pictureQueue.run(() => held.promise));
  try {
    return await work();
  } finally {
    held.resolve();
    await Promise.all(waiting);
  }
}
