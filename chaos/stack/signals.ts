/** Signals processes, some of which may have exited. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** Stops a process without ending it while `work` runs. */
export async function whileHung<T>(pid: number, work: () => Promise<T>): Promise<T> {
  signalAll([pid], 'SIGSTOP');
  try {
    return await work();
  } finally {
    signalAll([pid], 'SIGCONT');
  }
}
