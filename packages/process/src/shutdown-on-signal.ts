interface LogMethod {
  (details: object, message: string): void;
  (message: string): void;
}

interface Log {
  info: LogMethod;
  error: LogMethod;
}

/** Longer than any request may take, and shorter than `npm start` waits for all processes. */
const timeoutMs = 12_000;

/** Closes the process on SIGTERM or SIGINT, and exits with an error if closing takes too long. */
export function shutdownOnSignal(log: Log, close: () => Promise<unknown>): void {
  let isClosing = false;
  const shutDown = async (signal: string) => {
    if (isClosing) return;
    isClosing = true;
    log.info({ signal }, 'shutting down');
    const timeout = setTimeout(() => {
      log.error('shutdown timed out; exiting with work unfinished');
      process.exit(1);
    }, timeoutMs);
    try {
      await close();
      log.info('shut down');
    } catch (error) {
      log.error({ err: error }, 'shutdown failed');
      process.exitCode = 1;
    }
    clearTimeout(timeout);
    process.exit();
  };
  process.on('SIGTERM', (signal) => void shutDown(signal));
  process.on('SIGINT', (signal) => void shutDown(signal));
}
