import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './settings.ts';

interface Program {
  name: string;
  /** Arguments for Node, run from the repository root. */
  args: string[];
  /** The complete environment; nothing is inherited. */
  env: Readonly<Record<string, string>>;
  logs: string;
}

export interface RunningProgram {
  pid: number;
  /** Returns the output so far. */
  log: () => string;
  hasExited: () => boolean;
  exited: Promise<number | null>;
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

const killAfterMs = 30_000;
/** Generous, for busy machines. */
const startTimeoutMs = 180_000;
const pollMs = 20;
let started = 0;

export function start({ name, args, env, logs }: Program): RunningProgram {
  mkdirSync(logs, { recursive: true });
  started += 1;
  const file = join(logs, `${process.pid}-${started}-${name}.log`);
  const output = openSync(file, 'w');
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  if (child.pid === undefined) throw new Error(`${name} could not be started`);
  const hasExited = () => child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid,
    log: () => readFileSync(file, 'utf8'),
    hasExited,
    exited,
    stop: async (signal = 'SIGTERM') => {
      if (!hasExited()) child.kill(signal);
      const killTimer = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
      const code = await exited;
      clearTimeout(killTimer);
      return code;
    },
  };
}

export async function runToCompletion(program: Program): Promise<void> {
  const running = start(program);
  const code = await running.exited;
  if (code !== 0) throw new Error(`${program.name} ended with ${code}:\n${running.log()}`);
}

/** Polls until the condition holds. Throws with the log if the program exits or takes too long. */
export async function waitFor(
  program: RunningProgram,
  description: string,
  condition: () => Promise<boolean>,
): Promise<void> {
  const deadline = performance.now() + startTimeoutMs;
  while (!(await condition())) {
    if (program.hasExited() || performance.now() > deadline) {
      await program.stop('SIGKILL');
      throw new Error(`Gave up waiting until ${description}:\n${program.log().slice(-4_000)}`);
    }
    await delay(pollMs);
  }
}

export async function isReachable(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch (error) {
    // fetch throws TypeError while nothing listens on the port.
    if (error instanceof TypeError) return false;
    throw error;
  }
}
