import { pictureQueue } from '#api/platform/images/picture-queue.ts';

/** Runs the test's work while no more pictures are accepted. */
export async function withFullPictureQueue<T>(work: () => Promise<T>): Promise<T> {
  const held = Promise.withResolvers<void>();
  const waiting: Promise<void>[] = [];
  // An earlier picture may still take a place: the queue rests after each.
  while (hasRoom()) waiting.push(pictureQueue.run(() => held.promise));
  try {
    return await work();
  } finally {
    held.resolve();
    await Promise.all(waiting);
  }
}

function hasRoom(): boolean {
  try {
    pictureQueue.requireCapacity();
    return true;
  } catch {
    return false;
  }
}
