import { AppError } from '@sirkito/contracts/errors';
import type { Order } from '@sirkito/contracts/orders/schemas';
import { traced } from '@sirkito/process';
import type { Ctx } from '#api/platform/context.ts';
import { readOrderRules } from '../order/order-rules.ts';
import { newOrder } from './new-order.ts';
import type { Decision, OrderRequest } from './order-draft.ts';
import { placeBatch, type Placement } from './place-batch.ts';
import { limitLocks } from './read-batch.queries.ts';
import { replayOf, rowReader } from './replayed-order.ts';
import { createSequencer, postponed, type SequencerMetrics } from './sequencer.ts';
import { listSoldOut } from './sold-out.queries.ts';
import type { SoldOutCache } from './sold-out.ts';

/** The order is put together after the commit, while the next batch already runs. */
interface Placed {
  decision: Decision;
  readOrder: () => Promise<Order | undefined>;
}

type QueueDeps = Pick<Ctx, 'transact' | 'read' | 'now'>;
type QueueMetrics = SequencerMetrics & { countOutcome: (outcome: string) => void };

/** Places the orders of this process in batches, one at a time. */
export interface OrderQueue {
  place: (request: OrderRequest) => Promise<Placed>;
  oldestWaitMs: () => number;
}

/** The HTTP request timeout: the client has its response by then. */
export const orderDeadlineMs = 10_000;

/** How long no batch waits for rows, after one has waited in vain. */
const skipLockedMs = 3_000;

const queueSpan = { name: 'order queue', kind: 'internal' } as const;
const busy: Placement = { outcome: 'busy' };

/** Queues of other processes are kept apart by the locks of rows. */
export function createOrderQueue(
  deps: QueueDeps,
  soldOut?: SoldOutCache,
  metrics?: QueueMetrics,
): OrderQueue {
  let skipsLockedUntil = 0;

  const attempt = (requests: readonly OrderRequest[], skipLocked: boolean, at: Date) =>
    deps.transact(async (tx) => {
      await limitLocks(tx);
      return placeBatch(tx, requests, { rules: await readOrderRules(tx), at, skipLocked });
    });

  /** Orders that need a row which another transaction keeps are busy; they hold up no others. */
  async function placeAround(requests: readonly OrderRequest[], at: Date): Promise<Placement[]> {
    if (requests.length === 0) return [];
    if (performance.now() > skipsLockedUntil) {
      try {
        return await attempt(requests, false, at);
      } catch (error) {
        if (!isLockTimeout(error)) throw error;
        skipsLockedUntil = performance.now() + skipLockedMs;
      }
    }
    try {
      return await attempt(requests, true, at);
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      return requests.map(() => busy);
    }
  }

  const sequencer = createSequencer<OrderRequest, Placed>({
    run: async (requests) => {
      const known = soldOut?.known() ?? [];
      const outOfStock = known.length > 0 ? await listSoldOut(deps.read, requests, known) : none;
      const batch = requests.filter(({ orderId }) => !outOfStock.has(orderId));
      const recordSoldOut = soldOut?.watch();
      const at = deps.now();
      const placements = await placeAround(batch, at);
      recordSoldOut?.(
        placements.flatMap((one) => (one.outcome === 'out_of_stock' ? one.soldOut : [])),
      );
      const readRow = rowReader(deps.read, placements);
      const byOrderId = new Map(
        batch.map(({ orderId }, index) => [orderId, placements[index] ?? busy]),
      );
      return requests.map((request) => {
        const placement = byOrderId.get(request.orderId) ?? soldOutAlready;
        if (placement.outcome === 'busy') return postponed;
        return {
          decision: placement,
          readOrder: async () =>
            newOrder(placement, at) ?? replayOf(request.key, await readRow(placement)),
        };
      });
    },
    ownerOf: ({ accountId }) => accountId,
    batchSize: 256,
    capacity: 2_000,
    maxWaitMs: orderDeadlineMs,
    maxPostponedMs: 5_000,
    retryMs: 100,
    // Below the request timeout, so that the queue goes on before the next requests are late too.
    maxRunMs: 9_000,
    createError: (reason) =>
      new AppError(reason === 'stalled' ? 'server.unavailable' : 'server.overloaded'),
    metrics,
  });

  return {
    oldestWaitMs: sequencer.oldestWaitMs,
    place: async (request) => {
      let outcome = 'failed';
      try {
        const placed = await traced(queueSpan, () => sequencer(request));
        ({ outcome } = placed.decision);
        return placed;
      } finally {
        metrics?.countOutcome(outcome);
      }
    },
  };
}

const none: ReadonlySet<string> = new Set();
const soldOutAlready: Placement = { outcome: 'out_of_stock', soldOut: [] };

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '55P03';
