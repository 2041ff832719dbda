import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { childrenOf } from '@sirkito/bench/harness/processes';
import { freePort } from '../../scripts/services/ports/free-port.ts';
import {
  createCluster,
  memoryFolder,
  runningCluster,
  startCluster,
  stopCluster,
} from '../../scripts/services/stores/throwaway-cluster.ts';
import { signalAll } from './signals.ts';

export interface Postgres extends AsyncDisposable {
  port: number;
  maxConnections: number;
  /** Starts it again after a crash. */
  start: () => Promise<void>;
  crash: () => Promise<void>;
  hang: () => void;
  resume: () => void;
}

const maxConnections = 60;

/** Skips fsync, which only a power cut needs; commits must survive a crash of the server. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'on',
  max_connections: maxConnections,
  shared_buffers: '64MB',
};

/** Starts a PostgreSQL cluster of its own in memory. */
export async function startPostgres(): Promise<Postgres> {
  const name = `sirkito-chaos-${randomBytes(4).toString('hex')}`;
  const home = await createCluster(join(memoryFolder, name));
  const port = await freePort();
  const start = () => startCluster(home, { port, ...settings });
  const signal = (which: NodeJS.Signals) => {
    if (!existsSync(join(home.folder, 'postmaster.pid'))) return;
    const { pid } = runningCluster(home);
    signalAll([pid, ...childrenOf(pid)], which);
  };
  const postgres: Postgres = {
    port,
    maxConnections,
    start,
    crash: () => stopCluster(home),
    hang: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    [Symbol.asyncDispose]: async () => {
      signal('SIGCONT');
      await stopCluster(home);
      rmSync(home.folder, { recursive: true });
    },
  };
  await start();
  return postgres;
}
