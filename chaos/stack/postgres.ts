import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { childrenOf } from '@sirkito/bench/harness/processes';
import { query } from '@sirkito/e2e/stack/database';
import { freePort } from '../../scripts/services/ports/free-port.ts';
import { findPrograms, runOrFail } from '../../scripts/services/stores/private-postgres.ts';
import {
  createCluster,
  memoryFolder,
  runningCluster,
  startCluster,
  stopCluster,
  throwawayHome,
} from '../../scripts/services/stores/throwaway-cluster.ts';
import { waitUntil } from '../harness/wait-until.ts';
import { signalAll } from './signals.ts';

export interface Postgres extends AsyncDisposable {
  folder: string;
  port: number;
  url: string;
  /** Starts it again after a crash. */
  start: () => Promise<void>;
  crash: () => Promise<void>;
  /** Makes a standby the primary. */
  promote: () => Promise<void>;
  hang: () => void;
  resume: () => void;
}

/** Skips fsync, which only a power cut needs; commits must survive a crash of the server. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'on',
  max_connections: 60,
  shared_buffers: '64MB',
};

/** Starts a PostgreSQL cluster of its own in memory. */
export async function startPostgres(cleanup: AsyncDisposableStack): Promise<Postgres> {
  const postgres = await prepare(newFolder(), cleanup);
  await createCluster(postgres.folder);
  await postgres.start();
  return postgres;
}

/** Starts a standby that confirms every commit of the primary. */
export async function startStandby(
  primary: Postgres,
  cleanup: AsyncDisposableStack,
): Promise<Postgres> {
  const standby = await prepare(newFolder(), cleanup);
  const { folder } = standby;
  const args = ['-D', folder, '-d', primary.url, '-R', '--checkpoint=fast', '--no-sync'];
  await runOrFail(join(await findPrograms(), 'pg_basebackup'), args, await throwawayHome(folder));
  await standby.start();
  await confirmByStandby(primary, true);
  return standby;
}

/** Turns synchronous replication on, once the standby is connected, or off. */
export async function confirmByStandby({ url }: Postgres, isOn: boolean): Promise<void> {
  const statement = isOn
    ? `alter system set synchronous_standby_names = '*'`
    : 'alter system reset synchronous_standby_names';
  await query(url, statement);
  await query(url, 'select pg_reload_conf()');
  const sql = `select from pg_stat_replication where sync_state = 'sync'`;
  const isDone = async () => ((await query(url, sql)).rowCount === 1) === isOn;
  if (!(await waitUntil(isDone, 60))) throw new Error('The standby did not connect');
}

const newFolder = () => join(memoryFolder, `sirkito-chaos-${randomBytes(4).toString('hex')}`);

/** Prepares a server that is not started yet; an interrupt must end it at any time. */
async function prepare(folder: string, cleanup: AsyncDisposableStack): Promise<Postgres> {
  const home = await throwawayHome(folder);
  const port = await freePort();
  const signal = (which: NodeJS.Signals) => {
    if (!existsSync(join(home.folder, 'postmaster.pid'))) return;
    const { pid } = runningCluster(home);
    signalAll([pid, ...childrenOf(pid)], which);
  };
  return cleanup.use({
    folder,
    port,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start: () => startCluster(home, { port, ...settings }),
    crash: () => stopCluster(home),
    promote: async () => {
      const control = join(await findPrograms(), 'pg_ctl');
      await runOrFail(control, ['promote', '-s', '-w', '-D', home.folder], home);
    },
    hang: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    [Symbol.asyncDispose]: async () => {
      signal('SIGCONT');
      await stopCluster(home);
      rmSync(folder, { recursive: true, force: true });
    },
  });
}
