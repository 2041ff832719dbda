import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { DatabaseClock } from '../db/database-clock.ts';
import type { Log } from '../log.ts';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Serves `/metrics` for Prometheus: process, route latencies, connection pool, clock, job queues. */
export function reportMetrics(
  app: FastifyInstance,
  pool: Pool,
  clock: Pick<DatabaseClock, 'offsetMs'>,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  reportPool(registry, pool);
  reportClock(registry, clock);
  reportQueues(registry, pool, app.log);

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    seconds.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1_000,
    );
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

function reportPool(registry: Registry, pool: Pool): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process, by what they do',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waited_for' }, pool.waitingCount);
    },
  });
}

function reportClock(registry: Registry, clock: Pick<DatabaseClock, 'offsetMs'>): void {
  new Gauge({
    name: 'database_clock_offset_seconds',
    help: 'Clock of this process minus clock of the database',
    registers: [registry],
    collect() {
      this.set(clock.offsetMs() / 1_000);
    },
  });
}

function reportQueues(registry: Registry, pool: Pool, log: Log): void {
  new Gauge({
    name: 'job_queue_jobs',
    help: 'Jobs by queue and state; anything in dead_letters failed every try',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      // Without the database, still report the other metrics.
      const rows = await countJobs(pool).catch((error: unknown) => {
        log.warn({ err: error }, 'could not count the job queues');
        return [];
      });
      for (const row of rows) this.set({ queue: row.name, state: row.state }, row.count);
    },
  });
}

async function countJobs(pool: Pool): Promise<{ name: string; state: string; count: number }[]> {
  const { rows } = await pool.query<{ name: string; state: string; count: number }>(
    `select name, state::text, count(*) from pgboss.job
     where state < 'completed' or state = 'failed' group by 1, 2`,
  );
  return rows;
}
