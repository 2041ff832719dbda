import { expect, test } from 'vitest';
import { createRenderQueue } from './render-queue.ts';

const patient = { concurrency: 1, maxQueued: 10, maxWaitMs: 60_000 };

/** Occupies a slot until `release` is called. */
function occupy(queue: ReturnType<typeof createRenderQueue>) {
  const { promise, resolve: release } = Promise.withResolvers<string>();
  return { page: queue(() => promise), release };
}

test('[AV-18] renders a limited number of pages at a time', async () => {
  const queue = createRenderQueue({ ...patient, concurrency: 2, maxQueued: 100 });
  let running = 0;
  let most = 0;
  const render = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 50 }, () => queue(render)));
  expect(most).toBe(2);
});

test('[AV-18] renders pages that a visitor waits for before revalidations', async () => {
  const queue = createRenderQueue(patient);
  const order: string[] = [];
  const first = occupy(queue);
  const rest = [
    queue(async () => order.push('revalidation'), { isBackground: true }),
    queue(async () => order.push('visitor')),
    queue(async () => order.push('second visitor')),
  ];
  first.release('page');
  await Promise.all(rest);
  expect(order).toEqual(['visitor', 'second visitor', 'revalidation']);
});

test('[AV-18] rejects a render at once if too many wait, revalidations apart', async () => {
  const queue = createRenderQueue({ ...patient, maxQueued: 1 });
  const first = occupy(queue);
  const background = queue(async () => 'fresh', { isBackground: true });
  const second = queue(async () => 'second');
  await expect(queue(async () => 'third')).rejects.toMatchObject({ code: 'server.overloaded' });
  first.release('first');
  expect(await Promise.all([second, background])).toEqual(['second', 'fresh']);
});

test('[AV-18] rejects a render that waits too long, and never one that has begun', async () => {
  const queue = createRenderQueue({ ...patient, maxWaitMs: 1 });
  const first = occupy(queue);
  await expect(queue(async () => 'late')).rejects.toMatchObject({ code: 'server.overloaded' });
  first.release('page');
  expect(await first.page).toBe('page');
  expect(await queue(async () => 'next')).toBe('next');
});
