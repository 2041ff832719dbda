import type { Log } from './log.ts';

interface Repeated {
  /** Says whether there may be more: then it is done again at once. */
  work: () => Promise<boolean>;
  everyMs: number;
  log: Log;
}

/** Does something over and over, one at a time, until it is stopped. A failure is logged. */
export function repeat({ work, everyMs, log }: Repeated) {
  let timer: NodeJS.Timeout;
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();

  const turn = async () => {
    const hasMore = await work().catch((error: unknown) => {
      log.error({ err: error }, 'repeated work failed and will be tried again');
      return false;
    });
    if (!isStopped) start(hasMore ? 0 : everyMs);
  };
  const start = (afterMs: number) => {
    timer = setTimeout(() => {
      running = turn();
    }, afterMs);
  };
  start(0);
  return {
    /** Waits for what is running. */
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
