import { AppError } from '@sirkito/contracts/errors';
import PQueue from 'p-queue';

interface Limits {
  /** Renders at a time. They share one core, so more only slows each other and all other pages. */
  concurrency: number;
  maxQueued: number;
  maxWaitMs: number;
}

/** Runs a render when it is its turn: those a visitor waits for first. */
export type QueueRender = <Page>(
  render: () => Promise<Page>,
  options?: { isBackground?: boolean },
) => Promise<Page>;

/** Creates a queue that rejects renders which would wait too long. */
export function createRenderQueue({ concurrency, maxQueued, maxWaitMs }: Limits): QueueRender {
  const queue = new PQueue({ concurrency });
  return async (render, { isBackground = false } = {}) => {
    const priority = isBackground ? 0 : 1;
    if (queue.sizeBy({ priority }) >= maxQueued) throw new AppError('server.overloaded');
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(new AppError('server.overloaded')), maxWaitMs);
    return queue.add(
      () => {
        clearTimeout(timer);
        return render();
      },
      { priority, signal: waiting.signal },
    );
  };
}
