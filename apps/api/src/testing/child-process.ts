import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

interface Program {
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Polled until it returns a success status. */
  readyUrl: string;
}

/** Starts a process and waits until it responds. */
export async function startProgram(program: Program): Promise<ChildProcess> {
  const { command, args, env = {}, readyUrl } = program;
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 1_200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}`);
    if (await responds(readyUrl)) return child;
    await delay(50);
  }
  child.kill('SIGKILL');
  throw new Error(`${command} did not answer at ${readyUrl}`);
}

/** Sends a signal and waits for the process to exit. */
export async function stopProgram(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

async function responds(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch (error) {
    // Not listening yet.
    if (error instanceof TypeError) return false;
    throw error;
  }
}
