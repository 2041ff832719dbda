import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { DatabaseClock } from '../db/database-clock.ts';
import type { Reader } from '../db/transaction.ts';
import { isUp } from '../redis.ts';

interface HealthOptions {
  read: Reader;
  redis: Redis;
  clock: Pick<DatabaseClock, 'offsetMs'>;
  /** Migration files of this build. */
  migrations: readonly string[];
}

const internal = { schema: { hide: true } };

type Check = 'ok' | 'down' | 'behind' | 'off';

/** A working time service keeps clocks far closer. */
const maxClockOffsetMs = 2_000;

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
    const offsetMs = options.clock.offsetMs();
    const clock = Math.abs(offsetMs) > maxClockOffsetMs ? 'off' : 'ok';
    const status = overall(isClosing, migrations, [redis, clock]);
    const canServe = status === 'ready' || status === 'degraded';
    return reply.code(canServe ? 200 : 503).send({
      status,
      checks: { database, migrations, redis, clock },
      clockOffsetSeconds: Math.round(offsetMs) / 1_000,
    });
  });
}

function overall(isClosing: boolean, migrations: Check, dispensable: Check[]) {
  if (isClosing) return 'closing';
  if (migrations !== 'ok') return 'unavailable';
  // The shop works without these: Redis is a cache, and the database's clock decides what expires.
  return dispensable.every((check) => check === 'ok') ? 'ready' : 'degraded';
}

async function checkMigrations({ read, migrations }: HealthOptions): Promise<Check> {
  const rows = await read.selectFrom('migration').select('name').execute();
  const applied = new Set(rows.map((row) => row.name));
  return migrations.every((name) => applied.has(name)) ? 'ok' : 'behind';
}
