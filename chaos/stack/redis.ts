import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { listens } from '../../scripts/services/address.ts';
import { freePort } from '../../scripts/services/ports/free-port.ts';

export interface Redis {
  url: string;
  pid: () => number;
  start: () => Promise<void>;
  kill: () => Promise<void>;
}

/** Starts a Redis of its own, without persistence. */
export async function startRedis(cleanup: AsyncDisposableStack): Promise<Redis> {
  const port = await freePort();
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()];
  let server: ChildProcess | undefined;
  const start = async () => {
    server = spawn('redis-server', options, { stdio: 'ignore' });
    while (!(await listens({ host: '127.0.0.1', port }))) await delay(20);
  };
  const kill = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  cleanup.defer(kill);
  await start();
  return {
    url: `redis://127.0.0.1:${port}/0`,
    pid: () => server?.pid ?? 0,
    start,
    kill,
  };
}
