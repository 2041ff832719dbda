import { setTimeout as delay } from 'node:timers/promises';

const pollMs = 200;

/** Polls until the condition holds. Returns whether it did in time. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  maxWaitSeconds: number,
): Promise<boolean> {
  const deadline = performance.now() + maxWaitSeconds * 1_000;
  while (!(await condition())) {
    if (performance.now() > deadline) return false;
    await delay(pollMs);
  }
  return true;
}
