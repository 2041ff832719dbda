import { existsSync, mkdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listens, type Address } from './address.ts';
import { attempt, succeeds } from './command.ts';
import { installPackages } from './debian.ts';
import { root } from './settings.ts';
import { Trouble } from './steps.ts';

const folder = join(root, '.dev', 'redis');
const pidFile = join(folder, 'redis.pid');

/** Starts this checkout's own Redis at an address. It keeps nothing on disk. */
export async function startPrivateRedis(at: Address, password: string): Promise<void> {
  if (!(await succeeds('redis-server', ['--version']))) await installPackages(['redis-server']);
  mkdirSync(folder, { recursive: true });
  // One that runs on another port would be lost from sight.
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
    throw new Trouble(`redis-server failed: ${output}`, 'mend that, then run this again');
  }

  // It goes into the background before it opens its port.
  for (let tries = 0; tries < 100; tries += 1) {
    if (await listens(at)) return;
    await pause(50);
  }
  throw new Trouble('Redis was started but does not answer', `read ${join(folder, 'server.log')}`);
}

/** Stops it if it runs. Says whether it did. */
export async function stopPrivateRedis(): Promise<boolean> {
  if (!existsSync(pidFile)) return false;
  const pid = Number(readFileSync(pidFile, 'utf8'));
  if (!isOurs(pid)) return false;
  process.kill(pid, 'SIGTERM');
  while (isOurs(pid)) await pause(50);
  return true;
}

/** A number left by a crash may belong to another process by now; Redis works in its own folder. */
function isOurs(pid: number): boolean {
  const folderOfProcess = `/proc/${pid}/cwd`;
  return existsSync(folderOfProcess) && readlinkSync(folderOfProcess) === realpathSync(folder);
}
