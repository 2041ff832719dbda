import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Reader } from '../db/transaction.ts';
import { isUp } from '../redis.ts';

interface HealthOptions {
  read: Reader;
  redis: Redis;
  /** Migration files of this build. */
  migrations: readonly string[];
}

const internal = { schema: { hide: true } };

type Check = 'ok' | 'down' | 'behind';

/** Serves `/healthz` (the process is alive) and `/readyz` (its dependencies work). */
export function reportHealth(app: FastifyInstance, options: HealthOptions): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  app.get('/healthz', internal, async () => ({ status: 'alive' }));

  app.get('/readyz', internal, async (request, reply) => {
    const migrations = await checkMigrations(options).catch((error: unknown): Check => {
      request.log.warn({ err: error }, 'database did not respond');
      return 'down';
    });
    const database = migrations === 'down' ? 'down' : 'ok';
    const redis = isUp(options.redis) ? 'ok' : 'down';
    const status = overall(isClosing, migrations, redis);
    const canServe = status === 'ready' || status === 'degraded';
    return reply
      .code(canServe ? 200 : 503)
      .send({ status, checks: { database, migrations, redis } });
  });
}

function overall(isClosing: boolean, migrations: Check, redis: Check) {
  if (isClosing) return 'closing';
  if (migrations !== 'ok') return 'unavailable';
  return redis === 'ok' ? 'ready' : 'degraded';
}

async function checkMigrations({ read, migrations }: HealthOptions): Promise<Check> {
  const rows = await read.selectFrom('migration').select('name').execute();
  const applied = new Set(rows.map((row) => row.name));
  return migrations.every((name) => applied.has(name)) ? 'ok' : 'behind';
}
