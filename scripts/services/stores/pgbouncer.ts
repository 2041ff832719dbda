import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../ports/free-port.ts';
import { debianAccount } from './postgres-home.ts';

/** Debian's, or a newer one to test. */
const program = process.env['PGBOUNCER'] || '/usr/sbin/pgbouncer';

interface PoolerOptions {
  connections: number;
  login?: string;
}

/** Starts PgBouncer in transaction mode in front of the database. */
export async function startPgBouncer(
  databaseUrl: string,
  { connections, login = 'sirkito_app' }: PoolerOptions,
) {
  const { hostname, port: databasePort, pathname } = new URL(databaseUrl);
  const [port, folder] = [await freePort(), mkdtempSync(join(tmpdir(), 'sirkito-pgbouncer-'))];
  const sharesPrepared = keepsPreparedStatements();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${databasePort || 5432} user=${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
${sharesPrepared ? 'max_prepared_statements = 200' : ''}
`,
  );
  chmodSync(folder, 0o755);
  // PgBouncer refuses to run as root.
  const as = process.getuid?.() === 0 ? await debianAccount() : {};
  const child = spawn(program, ['-q', file], { stdio: 'ignore', ...as });
  const url = `postgres://${login}@127.0.0.1:${port}${pathname}`;
  for (let tries = 0; tries < 200 && !(await accepts(url)); tries += 1) await delay(50);
  const stop = async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    rmSync(folder, { recursive: true });
  };
  return {
    url,
    pid: child.pid ?? 0,
    /** True from PgBouncer 1.21. */
    sharesPrepared,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

function keepsPreparedStatements(): boolean {
  if (!existsSync(program)) {
    throw new Error('Install the Debian package pgbouncer: npm run services -- install');
  }
  const text = execFileSync(program, ['--version'], { encoding: 'utf8' });
  const [, major = 0, minor = 0] = /PgBouncer (\d+)\.(\d+)/.exec(text) ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
}

async function accepts(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}
