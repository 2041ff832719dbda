import { setTimeout as delay } from 'node:timers/promises';

export class LateError extends Error {
  override name = 'LateError';
}

/** Rejects if the work takes longer. The work itself goes on. */
export async function inTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const late = new AbortController();
  const options = { ref: false, signal: late.signal };
  try {
    return await Promise.race([
      work,
      delay(timeoutMs, undefined, options).then(() => {
        throw new LateError(`no answer in ${timeoutMs} ms`);
      }),
    ]);
  } finally {
    late.abort();
  }
}
