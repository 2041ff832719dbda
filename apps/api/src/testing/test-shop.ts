import { randomBytes } from 'node:crypto';
import type { CodSettings } from '@sirkito/commerce';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { Pool } from 'pg';
import { v7 as newUuid } from 'uuid';
import { afterAll, beforeAll, inject } from 'vitest';
import { createApp } from '#api/main/app.ts';
import { createContext } from '#api/main/compose.ts';
import { createApiPool } from '#api/main/connections.ts';
import type { Actor, Ctx } from '#api/platform/context.ts';
import { sqlFileNames } from '#api/platform/db/migrations/sql-files.ts';
import { createDatabase, createPool } from '#api/platform/db/pool.ts';
import { appRole } from '#api/platform/db/session-settings.ts';
import type { DB } from '#api/platform/db/schema.gen.ts';
import { parseEnv, type Env } from '#api/platform/env.ts';
import { createSender } from '#api/platform/jobs/jobs.ts';
import { createLog } from '#api/platform/log.ts';
import { createDatabaseFrom, dropDatabase, redisUrl, urlOf } from './database/databases.ts';
import { reverseRawRows } from './database/reverse-raw-rows.ts';

const migrationsFolder = new URL('../../migrations/', import.meta.url);

/** Test buyers are new customers, so few could order. Tests of these limits delete the setting. */
const noCodLimits: CodSettings = {
  reviewFrom: 1_000,
  refuseFrom: 1_000,
  productShare: 100,
};

/**
 * Creates a shop for the test file: a copy of the template database, used as the app role. Another
 * server must have the template.
 */
export function testShop(server = inject('databaseServer')) {
  const name = `sirkito_${randomBytes(6).toString('hex')}_test`;
  const url = urlOf(server, name);
  const log = createLog('test', 'silent');
  const apps: FastifyInstance[] = [];
  let owner: Pool;
  let db: Kysely<DB>;
  let sender: Awaited<ReturnType<typeof createSender>>;

  beforeAll(async () => {
    await createDatabaseFrom(server, name, inject('templateDatabase'));
    owner = new Pool({ connectionString: url, max: 2 });
    await owner.query(
      `insert into setting (key, value, updated_at) values ('cash_on_delivery', $1, now())`,
      [JSON.stringify(noCodLimits)],
    );
    const pool = createPool({ url, size: 10, role: appRole });
    db = createDatabase(pool).withPlugin(reverseRawRows());
    sender = await createSender(db, log);
  });

  afterAll(async () => {
    for (const app of apps) await app.close();
    await sender.stop();
    await db.destroy();
    await owner.end();
    await dropDatabase(server, name);
  });

  return {
    url,
    log,
    get db() {
      return db;
    },
    /** Runs SQL as the owner, for setup that no use case covers. */
    asOwner: (statement: string, values: unknown[] = []) => owner.query(statement, values),
    as: (actor: Actor): Ctx =>
      createContext({
        db,
        enqueue: sender.enqueue,
        requestId: newUuid(),
        log,
        actor,
        // Tests compare with this clock to the millisecond; the database runs on the same machine.
        now: () => new Date(),
      }),
    staff: (): Actor => ({
      kind: 'staff',
      accountId: newUuid(),
      sessionId: newUuid(),
      staffRole: 'owner',
    }),
    shopper: (): Actor => ({
      kind: 'shopper',
      accountId: newUuid(),
      sessionId: newUuid(),
    }),
    /** Returns the queued jobs, without scheduled ones. */
    async jobs(): Promise<{ name: string; state: string }[]> {
      const { rows } = await owner.query<{ name: string; state: string }>(
        `select name, state::text from pgboss.job
         where name not in (select name from pgboss.schedule) and name not like '\\_\\_pgboss%'
         order by created_on`,
      );
      return rows;
    },
    /** Creates the HTTP server on this shop's database, with settings overridden. */
    async app(
      changes: Partial<Record<keyof Env, string>> = {},
      appLog = log,
    ): Promise<FastifyInstance> {
      const env = parseEnv({
        DATABASE_URL: url,
        REDIS_URL: redisUrl,
        LOG_LEVEL: 'silent',
        CACHE_SECONDS: '0',
        OVERLOAD_AFTER_MS: '30000',
        PASSWORD_MEMORY_KIB: '64',
        // All test callers share one IP address.
        ACCOUNT_LIMITS: 'calls=100000/1m,register=100000/1h,signInAddress=100000/1h',
        ...changes,
      });
      const pool = createApiPool(env, appLog, 4);
      const migrations = await sqlFileNames(migrationsFolder);
      const app = await createApp({ env, log: appLog, pool, migrations });
      apps.push(app);
      return app;
    },
  };
}
