import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { connect } from 'node:net';
import { freePort } from '../../../../scripts/services/ports/free-port.ts';

/** A server of the test's own, which it can stop and restart. */
export interface DisposableService {
  url: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  remove: () => Promise<void>;
}

const run = promisify(execFile);
const debian = '/usr/lib/postgresql';

export async function disposablePostgres(): Promise<DisposableService> {
  const access = ['-U', 'postgres', '--auth=trust', '--no-sync', '--locale=C.UTF-8'];
  return startPostgres((folder) => ['initdb', '-D', folder, ...access]);
}

/** Starts a read-only copy that follows the primary. */
export async function disposableStandby(primary: DisposableService): Promise<Standby> {
  const copy = ['-d', primary.url, '-R', '--checkpoint=fast', '--no-sync'];
  return startPostgres((folder) => ['pg_basebackup', '-D', folder, ...copy]);
}

interface Standby extends DisposableService {
  /** Makes it a primary. */
  promote: () => Promise<void>;
}

async function startPostgres(create: (folder: string) => [string, ...string[]]): Promise<Standby> {
  const newest = readdirSync(debian).toSorted((a, b) => Number(b) - Number(a))[0] ?? '';
  const program = (name: string) => join(debian, newest, 'bin', name);
  const folder = mkdtempSync(join(tmpdir(), 'sirkito-postgres-'));
  // PostgreSQL refuses to run as root; Debian packages create an account for it.
  const as = process.getuid?.() === 0 ? statSync('/var/lib/postgresql') : undefined;
  if (as) chownSync(folder, as.uid, as.gid);
  const options = { cwd: folder, ...(as && { uid: as.uid, gid: as.gid }) };
  const [creator, ...args] = create(folder);
  await run(program(creator), args, options);
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  const control = (...parts: string[]) => run(program('pg_ctl'), ['-D', folder, ...parts], options);
  const service = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start: async () =>
      void (await control('start', '-s', '-w', '-l', join(folder, 'log'), '-o', settings)),
    stop: async () => void (await control('stop', '-s', '-w', '-m', 'immediate')),
    promote: async () => void (await control('promote', '-s', '-w')),
    remove: async () => {
      await service.stop();
      rmSync(folder, { recursive: true });
    },
  };
  await service.start();
  return service;
}

/** Redis that can also hang: it accepts connections and answers nothing. */
export interface HangingService extends DisposableService {
  hang: () => void;
  resume: () => void;
}

export async function disposableRedis(): Promise<HangingService> {
  const port = await freePort();
  let server: ChildProcess;
  const service = {
    url: `redis://127.0.0.1:${port}/0`,
    start: async () => {
      const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', ''];
      server = spawn('redis-server', args, { stdio: 'ignore', cwd: tmpdir() });
      while (!(await listens(port))) await delay(20);
    },
    stop: async () => {
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
    remove: () => service.stop(),
    hang: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
  };
  await service.start();
  return service;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
