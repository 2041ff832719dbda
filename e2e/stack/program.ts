import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './settings.ts';

interface Program {
  name: string;
  /** What Node runs, from the root of the project. */
  args: string[];
  /** All its settings: nothing of the caller's environment reaches it. */
  env: Readonly<Record<string, string>>;
  logs: string;
}

export interface Running {
  pid: number;
  /** All it has said so far. */
  log: () => string;
  hasEnded: () => boolean;
  ended: Promise<number | null>;
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
}

const patienceMs = 30_000;
const pollMs = 20;
let started = 0;

export function start({ name, args, env, logs }: Program): Running {
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
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  if (child.pid === undefined) throw new Error(`${name} could not be started`);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid,
    log: () => readFileSync(file, 'utf8'),
    hasEnded,
    ended,
    end: async (signal = 'SIGTERM') => {
      if (!hasEnded()) child.kill(signal);
      const insist = setTimeout(() => child.kill('SIGKILL'), patienceMs);
      const code = await ended;
      clearTimeout(insist);
      return code;
    },
  };
}

export async function runToEnd(program: Program): Promise<void> {
  const running = start(program);
  const code = await running.ended;
  if (code !== 0) throw new Error(`${program.name} ended with ${code}:\n${running.log()}`);
}

/** Waits until it is so; a program that ends before, or takes too long, is said so with its log. */
export async function waitFor(
  program: Running,
  what: string,
  isSo: () => Promise<boolean>,
): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  while (!(await isSo())) {
    if (program.hasEnded() || performance.now() > giveUpAt) {
      await program.end('SIGKILL');
      throw new Error(`${what} is not so:\n${program.log().slice(-4_000)}`);
    }
    await delay(pollMs);
  }
}

export async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch (error) {
    // Not there yet is the one failure that is waited out.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}
