import { AppError } from '@sirkito/contracts/errors';

export interface WorkQueue {
  /** Throws 503 while the queue is full. */
  requireCapacity: () => void;
  /**
   * Runs the work when its turn comes. Rejects at once while the queue is full. Work whose signal
   * aborts before its turn leaves the queue and never starts.
   */
  run: <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
  /** The same queue for callers that may fill only part of it. */
  upTo: (capacity: number) => WorkQueue;
}

/** Runs expensive work one at a time. The capacity includes the work that runs. */
export function createWorkQueue(capacity: number): WorkQueue {
  // In order of arrival; the first one runs.
  const queue = new Set<PromiseWithResolvers<void>>();

  const upTo = (max: number): WorkQueue => {
    const requireCapacity = () => {
      if (queue.size >= max) throw new AppError('server.overloaded');
    };
    return {
      requireCapacity,
      upTo,
      async run(work, signal) {
        signal?.throwIfAborted();
        requireCapacity();
        const turn = Promise.withResolvers<void>();
        const leave = () => turn.reject(signal?.reason);
        signal?.addEventListener('abort', leave);
        queue.add(turn);
        if (queue.size === 1) turn.resolve();
        try {
          await turn.promise;
          return await work();
        } finally {
          signal?.removeEventListener('abort', leave);
          queue.delete(turn);
          const [next] = queue;
          next?.resolve();
        }
      },
    };
  };
  return upTo(capacity);
}
