import { createHash } from 'node:crypto';
import { existsSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../ports/free-port.ts';
import { root } from '../settings.ts';
import {
  createCluster,
  memoryFolder,
  runningCluster,
  startCluster,
  stopCluster,
} from './throwaway-cluster.ts';

const checkout = createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 8);
const folder = join(memoryFolder, `sirkito-test-${checkout}`);

/** Trades durability for speed. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  max_connections: '300',
  shared_buffers: '256MB',
};

/**
 * Starts the test PostgreSQL, one per checkout, in memory. It keeps running until
 * `npm run services -- stop`. Returns the URL of its maintenance database.
 */
export async function ensureTestPostgres(): Promise<string> {
  const home = await createCluster(folder);
  await startCluster(home, { port: await freePort(), ...settings });
  return `postgres://postgres@127.0.0.1:${runningCluster(home).port}/postgres`;
}

/** Stops it and frees its memory. Returns whether there was one. */
export async function removeTestPostgres(): Promise<boolean> {
  if (!existsSync(folder)) return false;
  await stopCluster(await createCluster(folder));
  rmSync(folder, { recursive: true });
  return true;
}
