import type { Log } from './log.ts';

/** More than any request may take, and less than `npm start` waits for all. */
const patienceMs = 12_000;

/** On a signal, closes what is open and leaves; a close that hangs is cut off and said so. */
export function endWith(log: Log, close: () => Promise<unknown>): void {
  let isEnding = false;
  const end = async (signal: string) => {
    if (isEnding) return;
    isEnding = true;
    log.info({ signal }, 'closing');
    const cutOff = setTimeout(() => {
      log.error('closing took too long; leaving with work unfinished');
      process.exit(1);
    }, patienceMs);
    try {
      await close();
      log.info('closed');
    } catch (error) {
      log.error({ err: error }, 'closing failed');
      process.exitCode = 1;
    }
    clearTimeout(cutOff);
    process.exit();
  };
  process.on('SIGTERM', (signal) => void end(signal));
  process.on('SIGINT', (signal) => void end(signal));
}
