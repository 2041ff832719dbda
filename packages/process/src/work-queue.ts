import { AppError } from '@sirkito/contracts/errors';
import PQueue from 'p-queue';

interface QueueOptions {
  /** Work that runs or waits. More is rejected at once. */
  capacity: number;
  /** Work that runs at a time; one by default. */
  concurrency?: number;
  /** Work that would wait longer is rejected. */
  maxWaitMs?: number;
  /** Milliseconds to rest after work that took so many, so that others get the processor. */
  restAfter?: (workMs: number) => number;
}

interface RunOptions {
  /** Work whose signal aborts before its turn leaves the queue and never starts. */
  signal?: AbortSignal | undefined;
  /** Places that stay free for others. */
  reserved?: number;
  /** Runs when nobody else waits, and counts apart. */
  isBackground?: boolean;
}

export interface WorkQueue {
  /** Throws 503 while the queue is full. */
  requireCapacity: () => void;
  /** Runs the work when its turn comes, in order of arrival. */
  run: <T>(work: () => Promise<T>, options?: RunOptions) => Promise<T>;
}

/** Bounds expensive work. What it rejects gets 503 `server.overloaded`. */
export function createWorkQueue(queueOptions: QueueOptions): WorkQueue {
  const { capacity, concurrency = 1, maxWaitMs, restAfter } = queueOptions;
  const queue = new PQueue({ concurrency });
  const requireCapacity = (reserved = 0, priority = 1) => {
    // Work that rests still runs.
    if (queue.pending + queue.sizeBy({ priority }) >= capacity - reserved) {
      throw new AppError('server.overloaded');
    }
  };
  return {
    requireCapacity: () => requireCapacity(),
    async run<T>(work: () => Promise<T>, options: RunOptions = {}) {
      const { signal, reserved, isBackground = false } = options;
      signal?.throwIfAborted();
      const priority = isBackground ? 0 : 1;
      requireCapacity(reserved, priority);
      const waiting = new AbortController();
      const leave = () => {
        clearTimeout(timer);
        waiting.abort(signal?.reason);
      };
      const giveUp = () => waiting.abort(new AppError('server.overloaded'));
      const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
      signal?.addEventListener('abort', leave);
      const early = Promise.withResolvers<T>();
      const start = async () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
        if (!restAfter) return work();
        const startedAt = performance.now();
        await work().then(early.resolve, early.reject);
        await rest(restAfter(performance.now() - startedAt));
        return early.promise;
      };
      const done = queue.add(start, { priority, signal: waiting.signal });
      if (!restAfter) return done;
      done.catch(early.reject);
      return early.promise;
    },
  };
}

const rest = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
