import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../ports/free-port.ts';
import { debianAccount } from './postgres-home.ts';
import { findPrograms, isRunning, runOrFail } from './private-postgres.ts';
import { root } from '../settings.ts';

const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const checkout = createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 8);
const folder = join(memory, `sirkito-test-${checkout}`);

/** Trades durability for speed. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
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
 * `npm run services:stop`. Returns the URL of its maintenance database.
 */
export async function ensureTestPostgres(): Promise<string> {
  const home = await testHome();
  const bin = await findPrograms();
  const control = join(bin, 'pg_ctl');
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    const access = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
    const args = ['-D', folder, '--no-sync', '--no-instructions', ...access];
    await runOrFail(join(bin, 'initdb'), args, home);
  }
  if (!(await isRunning(control, home))) {
    const given = { port: await freePort(), ...settings };
    const options = Object.entries(given).map(([name, value]) => `-c ${name}=${value}`);
    const log = join(folder, 'server.log');
    const args = ['start', '-s', '-w', '-t', '60', '-D', folder, '-l', log];
    await runOrFail(control, [...args, '-o', options.join(' ')], home);
  }
  const port = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

/** Stops it and frees its memory. Returns whether there was one. */
export async function removeTestPostgres(): Promise<boolean> {
  if (!existsSync(folder)) return false;
  const home = await testHome();
  const control = join(await findPrograms(), 'pg_ctl');
  if (await isRunning(control, home)) {
    await runOrFail(control, ['stop', '-s', '-m', 'immediate', '-D', folder], home);
  }
  rmSync(folder, { recursive: true });
  return true;
}

/** Creates the folder, owned by another account under root, which PostgreSQL refuses to run as. */
async function testHome() {
  const as = process.getuid?.() === 0 ? await debianAccount() : undefined;
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 });
    if (as) chownSync(folder, as.uid, as.gid);
  }
  return { folder, as };
}
