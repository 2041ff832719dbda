import { setImmediate } from 'node:timers/promises';

const sliceMs = 2;

/** Runs work that computes for long, with other requests in between. It pauses at each `yield`. */
export async function inSteps<T>(work: Generator<void, T>, signal?: AbortSignal): Promise<T> {
  let began = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - began < sliceMs) continue;
    await setImmediate();
    signal?.throwIfAborted();
    began = performance.now();
  }
}
