import { pino, type DestinationStream } from 'pino';

const flushEveryMs = 100;
const maxBufferedBytes = 8_192;
const warning = 40;

/**
 * Writes lines to stdout in batches: a write costs more than the request it is about. Warnings and
 * errors are written at once; a killed process loses the other lines of its last 100 ms.
 */
export function batchedOutput(dest: number | string = 1): DestinationStream {
  const output = pino.destination({
    dest,
    minLength: maxBufferedBytes,
    periodicFlush: flushEveryMs,
    sync: true,
  });
  process.on('exit', () => output.flushSync());
  const destination: DestinationStream & { lastLevel: number } = {
    lastLevel: 0,
    write(line: string) {
      output.write(line);
      if (destination.lastLevel >= warning) output.flushSync();
    },
  };
  // Makes pino set lastLevel.
  return Object.assign(destination, { [Symbol.for('pino.metadata')]: true });
}
