import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { assertLeastPrivilege } from '#api/platform/db/assert-least-privilege.ts';
import type { DB } from '#api/platform/db/schema.gen.ts';
import { createDatabase, createPool } from '#api/platform/db/pool.ts';
import { appRole } from '#api/platform/db/session-settings.ts';
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
    ? createPool({ ...apiPoolOptions(env, log), url: env.DATABASE_URL, size })
    : createDirectPool(env, log, size);

/** Creates the API's pool for public reads, or returns nothing if they use the first one. */
export const createReadPool = (env: Env, log: Log): Pool | undefined =>
  env.DATABASE_READ_URL
    ? createPool({
        ...apiPoolOptions(env, log),
        url: env.DATABASE_READ_URL,
        size: env.DATABASE_POOL_SIZE,
        role: isPooler(env) ? undefined : directConnection(env).role,
      })
    : undefined;

const apiPoolOptions = (env: Env, log: Log) => ({
  isPooler: isPooler(env),
  preparesStatements: env.DATABASE_PREPARED_STATEMENTS === 'on',
  log,
});

/** Creates a pool that bypasses a pooler, in the worker and commands. */
export const createDirectPool = (
  env: Env,
  log: Log,
  size = env.DATABASE_POOL_SIZE,
  deadlineMs?: number,
): Pool =>
  createPool({
    ...directConnection(env),
    size,
    preparesStatements: env.DATABASE_PREPARED_STATEMENTS === 'on',
    ...(deadlineMs && { deadlineMs }),
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
