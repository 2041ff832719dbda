import { securityEventKinds } from '@sirkito/commerce';
import { createRegistry, requestHistogram } from '@sirkito/process';
import type { Pool } from 'pg';
import { Counter, Gauge, Histogram } from '@prometheus-io/client';

/** State of a queue in memory. */
export interface QueueState {
  waiting: number;
  oldestSeconds: number;
}

export type ApiMetrics = ReturnType<typeof createApiMetrics>;

/** Metrics of the API. Backlogs in the database have their own: see `backlog.ts`. */
export function createApiMetrics() {
  const registry = createRegistry();
  const registers = [registry];
  const cacheRequests = new Counter({
    name: 'cache_requests_total',
    help: 'Lookups, by cache and outcome (hit or miss)',
    labelNames: ['cache', 'outcome'],
    registers,
  });
  const batchSize = new Histogram({
    name: 'order_batch_size',
    help: 'Orders placed in one transaction',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128],
    registers,
  });
  const ordersPlaced = new Counter({
    name: 'orders_placed_total',
    help: 'Checkouts by outcome; failed means an error, not a refusal',
    labelNames: ['outcome'],
    registers,
  });
  const securityEvents = new Counter({
    name: 'security_events_total',
    help: 'Security events by kind, also those that are stored as a count',
    labelNames: ['kind'],
    registers,
  });
  // A burst of a kind that never happened before is an increase too.
  for (const kind of securityEventKinds) securityEvents.inc({ kind }, 0);
  const droppedSecurityEvents = new Counter({
    name: 'security_events_dropped_total',
    help: 'Security events that could not be stored',
    registers,
  });
  const requestSeconds = requestHistogram(registry);
  return {
    registry,
    requestSeconds,
    countShed: () => requestSeconds.observe({ method: 'GET', route: 'shed', status: 503 }, 0),
    countReply: (outcome: 'hit' | 'miss') => cacheRequests.inc({ cache: 'reply', outcome }),
    securityEvents: {
      count: (kind: string) => securityEvents.inc({ kind }),
      countDropped: (events: number) => droppedSecurityEvents.inc(events),
    },
    orders: {
      countOutcome: (outcome: string) => ordersPlaced.inc({ outcome }),
      observeBatch: (size: number) => batchSize.observe(size),
      watch: (read: () => QueueState) => {
        const gauge = (name: string, help: string, key: keyof QueueState) =>
          new Gauge({
            name,
            help,
            registers,
            collect() {
              this.set(read()[key]);
            },
          });
        gauge('order_queue_waiting', 'Checkouts that wait for a batch', 'waiting');
        gauge(
          'order_queue_oldest_seconds',
          'Longest wait of a checkout, running ones included',
          'oldestSeconds',
        );
      },
    },
    watchRedis: (isUp: () => boolean) =>
      new Gauge({
        name: 'redis_up',
        help: '1 if Redis answers',
        registers,
        collect() {
          this.set(isUp() ? 1 : 0);
        },
      }),
    watchImages: (isUp: () => Promise<boolean>) =>
      new Gauge({
        name: 'image_store_up',
        help: '1 if images can be stored',
        registers,
        async collect() {
          this.set((await isUp()) ? 1 : 0);
        },
      }),
    watchClock: (offsetMs: () => number) =>
      new Gauge({
        name: 'database_clock_offset_seconds',
        help: 'Clock of this process minus clock of the database',
        registers,
        collect() {
          this.set(offsetMs() / 1_000);
        },
      }),
    watchPools: (pools: readonly Pool[]) =>
      new Gauge({
        name: 'database_connections',
        help: 'Connections of this process, by what they do',
        labelNames: ['state'],
        registers,
        collect() {
          const sum = (count: (pool: Pool) => number) =>
            pools.reduce((total, pool) => total + count(pool), 0);
          this.set(
            { state: 'open' },
            sum((pool) => pool.totalCount),
          );
          this.set(
            { state: 'idle' },
            sum((pool) => pool.idleCount),
          );
          this.set(
            { state: 'waited_for' },
            sum((pool) => pool.waitingCount),
          );
        },
      }),
  };
}
