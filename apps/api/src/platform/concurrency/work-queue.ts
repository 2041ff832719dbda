import { AppError } from '@sirkito/contracts/errors';

export interface WorkQueue {
  /** Throws 503 while the queue is full. */
  requireCapacity: () => void;
  /**
   * Runs the work when its turn comes. Rejects at once while the queue is full. Work whose signal
   * aborts before its turn leaves the queue and never starts. Reserved places stay free for others.
   */
  run: <T>(work: () => Promise<T>, signal?: AbortSignal, reserved?: number) => Promise<T>;
}

/** Milliseconds to rest after work that took so many. */
type Rest = (workMs: number) => number;

/**
 * Runs expensive work one at a time. The capacity includes the work that runs. After each it rests,
 * so that others get the processor.
 */
export function createWorkQueue(capacity: number, restAfter: Rest = () => 0): WorkQueue {
  // In order of arrival; the first one runs or rests.
  const queue = new Set<PromiseWithResolvers<void>>();

  const requireCapacity = (reserved = 0) => {
    if (queue.size >= capacity - reserved) throw new AppError('server.overloaded');
  };
  const end = (turn: PromiseWithResolvers<void>) => {
    queue.delete(turn);
    const [next] = queue;
    next?.resolve();
  };
  return {
    requireCapacity: () => requireCapacity(),
    async run(work, signal, reserved) {
      signal?.throwIfAborted();
      requireCapacity(reserved);
      const turn = Promise.withResolvers<void>();
      const leave = () => {
        turn.reject(signal?.reason);
        end(turn);
      };
      signal?.addEventListener('abort', leave);
      queue.add(turn);
      if (queue.size === 1) turn.resolve();
      await turn.promise;
      signal?.removeEventListener('abort', leave);
      const startedAt = performance.now();
      try {
        return await work();
      } finally {
        const restMs = restAfter(performance.now() - startedAt);
        if (restMs > 0) setTimeout(end, restMs, turn).unref();
        else end(turn);
      }
    },
  };
}
