import type { Access } from '@sirkito/contracts/endpoint';
import { AppError } from '@sirkito/contracts/errors';

/** Public reads are shed before anything that belongs to a purchase. */
export const isBrowsing = (access: Access, method: string): boolean =>
  access === 'public' && method === 'GET';

/** Runs `work` when its turn comes, or rejects with 503 if that takes too long. */
export type BrowseLimit = <T>(work: () => Promise<T>) => Promise<T>;

interface LimitOptions {
  /** Calls that run at the same time. */
  concurrency: number;
  /** Calls that may wait; further ones are rejected at once. */
  capacity: number;
  maxWaitMs: number;
}

interface Waiting {
  start: () => void;
  timer: NodeJS.Timeout;
}

/**
 * Bounds concurrent browsing, so that under overload the accepted calls finish in time and
 * checkout, which is not limited here, finds the event loop and the connection pool free.
 */
export function createBrowseLimit({ concurrency, capacity, maxWaitMs }: LimitOptions): BrowseLimit {
  let running = 0;
  // In order of arrival.
  const waiting = new Set<Waiting>();

  function enter(): Promise<void> {
    if (running < concurrency) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.size >= capacity) return Promise.reject(new AppError('server.overloaded'));
    return new Promise((resolve, reject) => {
      const caller: Waiting = {
        start: resolve,
        timer: setTimeout(() => {
          waiting.delete(caller);
          reject(new AppError('server.overloaded'));
        }, maxWaitMs),
      };
      waiting.add(caller);
    });
  }

  /** Hands the place to the next caller, or frees it. */
  function leave(): void {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    clearTimeout(next.timer);
    next.start();
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
