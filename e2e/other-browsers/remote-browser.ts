import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import type { Stage } from '../stack/stage.ts';

/** A browser that Playwright can't drive. It accepts self-signed certificates. */
export interface RemoteBrowser {
  goto: (url: string) => Promise<void>;
  /** Evaluates an expression in the page, awaits it and returns it through JSON. */
  evaluate: (expression: string) => Promise<unknown>;
}

export async function newFolder({ cleanup }: Stage): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sirkito-browser-'));
  cleanup.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Starts a program that runs until the test ends, and returns its output. */
export function startProgram(
  { cleanup }: Stage,
  [command, ...args]: [string, ...string[]],
  env: Record<string, string> = {},
): Readable {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = once(child, 'exit');
  cleanup.defer(async () => {
    child.kill();
    await exited;
  });
  // Unread output would stop it.
  return child.stdout.resume();
}

/** Returns the first that succeeds within the usual time. */
export async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  const results: T[] = [];
  await expect(async () => void results.push(await attempt())).toPass();
  // `toPass` has thrown unless an attempt succeeded.
  return results[0] as T;
}
