import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { debianAccount, type Home } from './postgres-home.ts';
import { findPrograms, isRunning, runOrFail } from './private-postgres.ts';

export const memoryFolder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Returns the folder with the account that PostgreSQL runs as, which must not be root. */
export async function throwawayHome(folder: string): Promise<Home> {
  return { folder, as: process.getuid?.() === 0 ? await debianAccount() : undefined };
}

/** Creates an empty PostgreSQL cluster, unless the folder has one. */
export async function createCluster(folder: string): Promise<Home> {
  const home = await throwawayHome(folder);
  const { as } = home;
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 });
    if (as) chownSync(folder, as.uid, as.gid);
  }
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    const access = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
    const args = ['-D', folder, '--no-sync', '--no-instructions', ...access];
    await runOrFail(join(await findPrograms(), 'initdb'), args, home);
  }
  return home;
}

/** Starts the cluster on loopback with the given settings, unless it is running. */
export async function startCluster(
  home: Home,
  settings: Readonly<Record<string, string | number>>,
): Promise<void> {
  const control = join(await findPrograms(), 'pg_ctl');
  if (await isRunning(control, home)) return;
  const given = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  const options = Object.entries(given).map(([name, value]) => `-c ${name}=${value}`);
  const log = join(home.folder, 'server.log');
  const args = ['start', '-s', '-w', '-t', '60', '-D', home.folder, '-l', log];
  await runOrFail(control, [...args, '-o', options.join(' ')], home);
}

/** Stops the cluster like a crash, if it is running. */
export async function stopCluster(home: Home): Promise<void> {
  const control = join(await findPrograms(), 'pg_ctl');
  if (!(await isRunning(control, home))) return;
  await runOrFail(control, ['stop', '-s', '-m', 'immediate', '-D', home.folder], home);
}

/** Reads the process id and port of a running cluster. */
export function runningCluster({ folder }: Home): { pid: number; port: number } {
  const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}
