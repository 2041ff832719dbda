import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

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

interface Program {
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Asked again and again until it answers with success. */
  readyUrl: string;
}

/** Starts a real process and waits until it answers. */
export async function startProgram(program: Program): Promise<ChildProcess> {
  const { command, args, env = {}, readyUrl } = program;
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 1_200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}`);
    if (await answers(readyUrl)) return child;
    await delay(50);
  }
  child.kill('SIGKILL');
  throw new Error(`${command} did not answer at ${readyUrl}`);
}

/** Asks it to end and waits until it has. */
export async function endProgram(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch (error) {
    // Not there yet is the one failure that is waited out.
    if (error instanceof TypeError) return false;
    throw error;
  }
}
