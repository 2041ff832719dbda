import { existsSync, mkdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listens, type Address } from '../address.ts';
import { attempt, succeeds } from '../command.ts';
import { installPackages } from '../debian.ts';
import { root } from '../settings.ts';
import { ActionableError } from '../steps.ts';

const folder = join(root, '.dev', 'redis');
const pidFile = join(folder, 'redis.pid');

/** Starts this checkout's private Redis, without persistence. */
export async function startPrivateRedis(at: Address, password: string): Promise<void> {
  if (!(await succeeds('redis-server', ['--version']))) await installPackages(['redis-server']);
  mkdirSync(folder, { recursive: true });
  // Stop one on another port, whose pid file would be overwritten.
  await stopPrivateRedis();
  const options = {
    daemonize: 'yes',
    bind: at.host === 'localhost' ? '127.0.0.1' : at.host,
    port: String(at.port),
    dir: folder,
    logfile: join(folder, 'server.log'),
    pidfile: pidFile,
    save: '',
    ...(password && { requirepass: password }),
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const { code, output } = await attempt('redis-server', args);
  if (code !== 0) {
    throw new ActionableError(`redis-server failed: ${output}`, 'fix it, then run this again');
  }

  // redis-server daemonizes before it opens its port.
  for (let tries = 0; tries < 100; tries += 1) {
    if (await listens(at)) return;
    await pause(50);
  }
  throw new ActionableError(
    'Redis started but does not respond',
    `see ${join(folder, 'server.log')}`,
  );
}

/** Stops it if it is running. Returns whether it was. */
export async function stopPrivateRedis(): Promise<boolean> {
  if (!existsSync(pidFile)) return false;
  const pid = Number(readFileSync(pidFile, 'utf8'));
  if (!isOurs(pid)) return false;
  process.kill(pid, 'SIGTERM');
  while (isOurs(pid)) await pause(50);
  return true;
}

/** Checks the working directory, because a stale pid may belong to another process. */
function isOurs(pid: number): boolean {
  const folderOfProcess = `/proc/${pid}/cwd`;
  return existsSync(folderOfProcess) && readlinkSync(folderOfProcess) === realpathSync(folder);
}
