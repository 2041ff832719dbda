import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool, types, type ClientConfig } from 'pg';
import type { Log } from '../log.ts';
import { DatabaseClient } from './database-client.ts';
import type { DB } from './schema.gen.ts';

/** Role of the API and the worker. It owns nothing and can't alter the schema. */
export const appRole = 'sirkito_app';

interface PoolOptions {
  url: string;
  size: number;
  /** Role to SET at connect, for logins with more privileges. */
  role?: string | undefined;
  log?: Log | undefined;
}

// The pool calls this one function of the driver's types.
const parsers = { getTypeParser: typeParser } as typeof types;

export function createPool({ url, size, role, log }: PoolOptions): Pool {
  const settings = [
    '-c statement_timeout=8000',
    '-c idle_in_transaction_session_timeout=15000',
    // Ends statements and sessions whose process has gone, and frees their locks.
    '-c client_connection_check_interval=1000',
    '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3',
    // JIT and parallel workers slow down short queries.
    '-c jit=off',
    '-c max_parallel_workers_per_gather=0',
    ...(role ? [`-c role=${role}`] : []),
  ];
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    options: settings.join(' '),
    types: parsers,
    Client: DatabaseClient,
  });
  // Without these listeners a lost connection would crash the process, both idle and inside a
  // transaction.
  const warn = (error: Error) => log?.warn({ err: error }, 'a database connection was lost');
  pool.on('error', warn);
  pool.on('connect', (client) => client.on('error', warn));
  return pool;
}

export function createDatabase(pool: Pool): Kysely<DB> {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool, controlClient: ControlClient }) });
}

/** Cancels queries. Without our role, because a session can be cancelled by the same login only. */
class ControlClient extends Client {
  constructor(options: ClientConfig) {
    super({ ...options, options: '', connectionTimeoutMillis: 1_500, query_timeout: 1_500 });
    // The rejected call reports the same error; without a listener it would crash the process.
    this.on('error', () => {});
  }
}

function typeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  // bigint columns are counts and centavos, all far below 2^53.
  if (oid === types.builtins.INT8) return Number;
  // The driver types its parsers as any.
  return types.getTypeParser(oid, format) as (value: string) => unknown;
}
