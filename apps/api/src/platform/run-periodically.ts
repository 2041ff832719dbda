import type { Log } from './log.ts';

interface PeriodicTask {
  /** Returns true if more work may be waiting; then it runs again at once. */
  work: () => Promise<boolean | void>;
  everyMs: number;
  log: Log;
}

/**
 * Runs a task repeatedly in every worker, until stopped. Only for work that can't wait for the next
 * minute, the finest schedule of a job. Logs failures and goes on.
 */
export function runPeriodically({ work, everyMs, log }: PeriodicTask) {
  let timer: NodeJS.Timeout;
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();

  const runOnce = async () => {
    const hasMore = await work().catch((error: unknown) => {
      log.error({ err: error }, 'periodic task failed; will retry');
      return false;
    });
    if (!isStopped) schedule(hasMore ? 0 : everyMs);
  };
  const schedule = (afterMs: number) => {
    timer = setTimeout(() => {
      running = runOnce();
    }, afterMs);
  };
  schedule(0);
  return {
    /** Waits for the running task. */
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
