import type { Pool } from 'pg';
import { createPool } from '#api/platform/db/pool.ts';
import { appRole } from '#api/platform/db/session-settings.ts';
import { hostUrls } from '#api/platform/db/database-url.ts';
import type { Env } from '#api/platform/env.ts';
import type { Log } from '#api/platform/log.ts';

/** True if DATABASE_URL is a pooler's, because another URL bypasses it. */
export const isPooler = (env: Env): boolean => env.DATABASE_DIRECT_URL !== env.DATABASE_URL;

/** Returns the connection that bypasses a pooler, with the role to SET if it is the owner's login. */
export const directConnection = (env: Env) => ({
  url: env.DATABASE_DIRECT_URL,
  role: env.DATABASE_DIRECT_URL === env.DATABASE_OWNER_URL ? appRole : undefined,
});

/** Creates the pool of the API, whose statements and transactions are short. */
export const createApiPool = (env: Env, log: Log, size = env.DATABASE_POOL_SIZE): Pool =>
  isPooler(env)
    ? createPool({
        url: env.DATABASE_URL,
        size,
        isPooler: true,
        preparesStatements: env.DATABASE_PREPARED_STATEMENTS === 'on',
        log,
      })
    : createDirectPool(env, log, size);

/** Creates a pool for statements that take minutes, in the worker and commands. */
export const createDirectPool = (env: Env, log: Log, size = env.DATABASE_POOL_SIZE): Pool =>
  createPool({
    ...directConnection(env),
    size,
    preparesStatements: env.DATABASE_PREPARED_STATEMENTS === 'on',
    log,
  });

/** Creates the pools of each replica, which log in like a direct connection. */
export function createReplicaPools(env: Env, log: Log) {
  const urls = env.DATABASE_REPLICA_URL ? hostUrls(env.DATABASE_REPLICA_URL) : [];
  const { role } = directConnection(env);
  return urls.map((url) => {
    const preparesStatements = env.DATABASE_PREPARED_STATEMENTS === 'on';
    const options = { url, role, preparesStatements, connectTimeoutMs: 1_000, log };
    return {
      host: new URL(url).host,
      pool: createPool({ ...options, size: env.DATABASE_POOL_SIZE }),
      checkPool: createPool({ ...options, size: 1 }),
    };
  });
}
