import { Kysely, PostgresDialect, type PostgresClientConstructor } from 'kysely';
import { Pool, types } from 'pg';
import type { Log } from '../log.ts';
import { CancelClient } from './cancel-client.ts';
import { DatabaseClient } from './database-client.ts';
import type { DB } from './schema.gen.ts';
import { startupOptions } from './session-settings.ts';

interface PoolOptions {
  url: string;
  size: number;
  /** Role to SET at connect, for logins with more privileges. */
  role?: string | undefined;
  /** The URL is a transaction pooler's: its sessions have their settings from their role. */
  isPooler?: boolean;
  preparesStatements?: boolean;
  /** Above the longest statement of those that set a longer `statement_timeout`. */
  deadlineMs?: number;
  log?: Log | undefined;
}

// The pool calls this one function of the driver's types.
const parsers = { getTypeParser: typeParser } as typeof types;

export function createPool(options: PoolOptions): Pool {
  const { url, size, role, isPooler = false, preparesStatements = true, log } = options;
  // The pool passes on to its clients what its types don't list.
  const clientOptions = {
    preparesStatements,
    ...(options.deadlineMs && { deadlineMs: options.deadlineMs }),
  };
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    ...(!isPooler && { options: startupOptions(role) }),
    types: parsers,
    Client: DatabaseClient,
    ...clientOptions,
  });
  // Without these listeners a lost connection would crash the process, both idle and inside a
  // transaction.
  const warn = (error: Error) => log?.warn({ err: error }, 'a database connection was lost');
  pool.on('error', warn);
  pool.on('connect', (client) => client.on('error', warn));
  return pool;
}

export function createDatabase(pool: Pool): Kysely<DB> {
  // It has the methods that cancelling needs.
  const controlClient = CancelClient as unknown as PostgresClientConstructor;
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool, controlClient }) });
}

function typeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  // bigint columns are counts and centavos, all far below 2^53.
  if (oid === types.builtins.INT8) return Number;
  // The driver types its parsers as any.
  return types.getTypeParser(oid, format) as (value: string) => unknown;
}
