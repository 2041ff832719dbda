import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import type { DatabaseClock } from '../db/database-clock.ts';
import type { Reader } from '../db/transaction.ts';
import type { PictureStore } from '../images/store/picture-store.ts';
import { isUp } from '../redis.ts';
import { listStuckQueues } from '../jobs/stuck-queues.ts';
import { inTime } from '../in-time.ts';

interface HealthOptions {
  read: Reader;
  pool: Pool;
  store: Pick<PictureStore, 'check'>;
  redis: Redis;
  clock: Pick<DatabaseClock, 'offsetMs'>;
  /** Migration files of this build. */
  migrations: readonly string[];
  /** Job queues of this build. */
  queues: readonly string[];
  /** True if an order has waited in this process for longer than its deadline. */
  isOrderQueueStuck: () => boolean;
}

const internal = { schema: { hide: true } };

type Check = 'ok' | 'down' | 'behind' | 'stuck' | 'unknown' | 'off';

/** Below the usual timeout of a probe. */
const timeoutMs = 2_000;
const cachedMs = 1_000;
/** A working time service keeps clocks far closer. */
const maxClockOffsetMs = 2_000;

/** Serves `/healthz` (the process is alive) and `/readyz` (its dependencies work). */
export function reportHealth(app: FastifyInstance, options: HealthOptions): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  const findStuckQueues = cached(() =>
    inTime(listStuckQueues(options.pool, options.queues), timeoutMs),
  );
  const checkStore = cached(() => inTime(options.store.check(), timeoutMs));

  app.get('/healthz', internal, async () => ({ status: 'alive' }));

  app.get('/readyz', internal, async (request, reply) => {
    const [migrations, stuckQueues, images] = await Promise.all([
      inTime(checkMigrations(options), timeoutMs).catch((error: unknown): Check => {
        request.log.warn({ err: error }, 'database did not respond');
        return 'down';
      }),
      findStuckQueues().catch((error: unknown) => {
        request.log.warn({ err: error }, 'could not check the job queues');
        return undefined;
      }),
      checkStore().then(
        (): Check => 'ok',
        (error: unknown): Check => {
          request.log.warn({ err: error }, 'image store did not respond');
          return 'down';
        },
      ),
    ]);
    const offsetMs = options.clock.offsetMs();
    const checks = {
      database: migrations === 'down' ? 'down' : 'ok',
      migrations,
      redis: isUp(options.redis) ? 'ok' : 'down',
      clock: Math.abs(offsetMs) > maxClockOffsetMs ? 'off' : 'ok',
      orders: options.isOrderQueueStuck() ? 'stuck' : 'ok',
      jobs: checkQueues(stuckQueues),
      images,
    } satisfies Record<string, Check>;
    const status = overall(isClosing, checks);
    const canServe = status === 'ready' || status === 'degraded';
    return reply.code(canServe ? 200 : 503).send({
      status,
      checks,
      clockOffsetSeconds: Math.round(offsetMs) / 1_000,
      ...(checks.jobs === 'stuck' && { stuckQueues }),
    });
  });
}

function overall(
  isClosing: boolean,
  checks: Record<'migrations' | 'redis' | 'clock' | 'orders' | 'jobs' | 'images', Check>,
) {
  const { migrations, redis, clock, orders, jobs, images } = checks;
  if (isClosing) return 'closing';
  if (migrations !== 'ok' || orders === 'stuck' || jobs === 'stuck') return 'unavailable';
  // The shop works without these: Redis is a cache, the database's clock decides what expires, and
  // browsers have most pictures.
  return redis === 'ok' && clock === 'ok' && images === 'ok' ? 'ready' : 'degraded';
}

function checkQueues(stuck: readonly string[] | undefined): Check {
  if (!stuck) return 'unknown';
  return stuck.length > 0 ? 'stuck' : 'ok';
}

async function checkMigrations({ read, migrations }: HealthOptions): Promise<Check> {
  const rows = await read.selectFrom('migration').select('name').execute();
  const applied = new Set(rows.map((row) => row.name));
  return migrations.every((name) => applied.has(name)) ? 'ok' : 'behind';
}

/** Shares one result between all probes of a second. */
function cached<T>(check: () => Promise<T>): () => Promise<T> {
  let last: { at: number; result: Promise<T> } | undefined;
  return () => {
    if (!last || performance.now() - last.at > cachedMs) {
      last = { at: performance.now(), result: check() };
    }
    return last.result;
  };
}
