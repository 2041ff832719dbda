import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { assertLeastPrivilege } from '#api/platform/db/assert-least-privilege.ts';
import type { DB } from '#api/platform/db/schema.gen.ts';
import { createDatabase, createPool } from '#api/platform/db/pool.ts';
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

/** Throws if the API's login can alter the schema, or the one that bypasses the pooler. */
export async function assertLeastPrivileges(env: Env, db: Kysely<DB>, log: Log): Promise<void> {
  await assertLeastPrivilege(db);
  if (!isPooler(env)) return;
  const direct = createDatabase(createDirectPool(env, log, 1));
  try {
    await assertLeastPrivilege(direct);
  } finally {
    await direct.destroy();
  }
}

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
