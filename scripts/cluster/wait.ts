import { setTimeout as delay } from 'node:timers/promises';
import { ActionableError } from '../services/steps.ts';

const pollMs = 500;

/** Polls until there is a value. */
export async function waitFor<T>(
  what: string,
  seconds: number,
  read: () => Promise<T | undefined>,
): Promise<T> {
  const deadline = performance.now() + seconds * 1_000;
  while (performance.now() < deadline) {
    const value = await read();
    if (value !== undefined) return value;
    await delay(pollMs);
  }
  throw new ActionableError(
    `Waited ${seconds} s in vain until ${what}`,
    'read the logs in .dev/cluster/hosts/HOST/var/log/cluster',
  );
}

export async function answers(url: string): Promise<boolean> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(3_000) });
    return reply.ok;
  } catch {
    return false;
  }
}
