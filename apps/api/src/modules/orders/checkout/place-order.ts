import { createHash } from 'node:crypto';
import { maxHeldUnits, paidLater, toCentavos, toPesos } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { Order, OrderBody, PickupPerson } from '@sirkito/contracts/orders/schemas';
import { recordOrder, traced } from '@sirkito/process';
import { readCart } from '#api/modules/carts/index.ts';
import { readSetting, readSettings } from '#api/modules/settings/index.ts';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { toPlacedOrder } from '../order/order.ts';
import { maxUnpaidUnverified, orderRulesOf } from '../order/order-rules.ts';
import { listOrdersById } from '../order/orders.queries.ts';
import { findHeldRows } from '../locks/held-rows.queries.ts';
import { placeAroundLocks } from '../locks/place-around-locks.ts';
import { createStockUnits } from '../risk/stock-units.ts';
import { newOrder } from './new-order.ts';
import { pickupAddress } from './pickup.ts';
import {
  listSoldOut,
  placeCarts,
  type CartDraft,
  type PlacementResult,
  type Totals,
} from './place-orders.queries.ts';
import { createSequencer, postponed, type SequencerMetrics } from './sequencer.ts';
import type { SoldOutCache } from './sold-out.ts';
import { listTooManyUnpaid } from './unpaid-orders.queries.ts';

export interface OrderRequest extends Omit<CartDraft, 'buyerId' | 'fulfilment' | 'address'> {
  /** Null for a delivery, which has an `addressId`. */
  pickup: PickupPerson | null;
}

/** The order is put together after the commit, while the next batch already runs. */
type Placed = Pick<PlacementResult, 'outcome' | 'totals' | 'unpaidLimit'> & {
  readOrder: () => Promise<Order | undefined>;
};
type QueueDeps = Pick<Ctx, 'transact' | 'autocommit' | 'read' | 'now'>;
type QueueMetrics = SequencerMetrics & { countOutcome: (outcome: string) => void };
export type SubmitOrder = (request: OrderRequest) => Promise<Placed>;
type OrderQueue = SubmitOrder & { oldestWaitMs: () => number };

/** The HTTP request timeout: the client has its response by then. */
export const orderDeadlineMs = 10_000;

const queueSpan = { name: 'order queue', kind: 'internal' } as const;

/** Creates the order queue of this process. Queues of other processes are isolated by row locks. */
export function createOrderQueue(
  deps: QueueDeps,
  soldOut?: SoldOutCache,
  metrics?: QueueMetrics,
): OrderQueue {
  const stockUnits = createStockUnits(deps.read);
  const place = placeAroundLocks<OrderRequest, PlacementResult>({
    // A commit of its own would keep the rows locked until this process gets round to sending it.
    place: async (batch) => {
      const isAnyLater = batch.some(({ paymentMethod }) => paidLater.includes(paymentMethod));
      const units = isAnyLater ? await stockUnits() : 0;
      return deps.autocommit((tx) =>
        placeRequests(tx, batch, { at: deps.now(), stockUnits: units }),
      );
    },
    findHeld: (batch, suspects) =>
      deps.transact((tx) => findHeldRows(tx, batch, { suspects, at: deps.now() })),
  });
  const submit = createSequencer<OrderRequest, Placed>({
    run: async (requests) => {
      const known = soldOut?.known() ?? [];
      const outOfStock = known.length > 0 ? await listSoldOut(deps.read, requests, known) : none;
      const inStock = requests.filter(({ orderId }) => !outOfStock.has(orderId));
      const tooManyUnpaid = await listTooManyUnpaid(deps.read, inStock, maxUnpaidUnverified);
      const batch = inStock.filter(({ orderId }) => !tooManyUnpaid.has(orderId));
      const recordSoldOut = soldOut?.watch();
      const results = await place(batch);
      const settled = results.filter((result) => result !== postponed);
      recordSoldOut?.(settled.flatMap((result) => result.soldOut ?? []));
      const readOrder = orderReader(deps.read, settled);
      const resultByOrderId = new Map<string | undefined, (typeof results)[number]>(
        results.map((result, index) => [batch[index]?.orderId, result]),
      );
      return requests.map((request) => {
        const result = resultByOrderId.get(request.orderId);
        if (result === postponed) return postponed;
        if (!result) {
          const isUnpaid = tooManyUnpaid.has(request.orderId);
          return rejected(isUnpaid ? 'too_many_unpaid' : 'out_of_stock');
        }
        const { outcome, totals, unpaidLimit } = result;
        return {
          outcome,
          totals,
          unpaidLimit,
          readOrder: async () => newOrder(request, result) ?? (await readOrder(result)),
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
  const submitAndCount: SubmitOrder = async (request) => {
    let outcome = 'failed';
    try {
      const placed = await traced(queueSpan, () => submit(request));
      ({ outcome } = placed);
      return placed;
    } finally {
      metrics?.countOutcome(outcome);
    }
  };
  return Object.assign(submitAndCount, { oldestWaitMs: submit.oldestWaitMs });
}

/** Places a batch of deliveries and pick-ups from the carts of their accounts. */
export async function placeRequests(
  tx: Tx,
  requests: readonly OrderRequest[],
  { at, stockUnits }: { at: Date; stockUnits: number },
): Promise<PlacementResult[]> {
  const { shipping, cash_on_delivery: cod } = await readSettings(tx, [
    'shipping',
    'cash_on_delivery',
  ]);
  const rules = orderRulesOf(shipping, cod);
  const hasPickup = requests.some(({ pickup }) => pickup);
  const shopAddress = hasPickup ? (await readSetting(tx, 'store_profile')).address : '';
  const drafts = requests.map(({ pickup, ...request }) => ({
    ...request,
    buyerId: request.accountId,
    fulfilment: pickup ? ('pickup' as const) : ('delivery' as const),
    address: pickup && shopAddress ? pickupAddress(pickup, shopAddress) : null,
  }));
  return placeCarts(tx, drafts, {
    rules: {
      ...rules,
      cod: rules.cod && { ...rules.cod, maxUnits: maxHeldUnits(stockUnits, cod) },
    },
    at,
  });
}

const none: ReadonlySet<string> = new Set();
const rejected = (outcome: PlacementResult['outcome']): Placed => ({
  outcome,
  totals: null,
  unpaidLimit: null,
  readOrder: async () => undefined,
});

/** Loads all replayed orders of a batch in one query, on first use. */
function orderReader(read: QueueDeps['read'], results: readonly PlacementResult[]) {
  let orders: Promise<Map<string, Order>> | undefined;
  return async ({ orderId }: PlacementResult): Promise<Order | undefined> => {
    orders ??= readOrders(
      read,
      results.flatMap((result) => (result.written ? [] : (result.orderId ?? []))),
    );
    return (await orders).get(orderId ?? '');
  };
}

async function readOrders(read: QueueDeps['read'], ids: string[]): Promise<Map<string, Order>> {
  const rows = await listOrdersById(read, ids);
  return new Map(rows.map((row) => [row.id, toPlacedOrder(row)]));
}

interface PlaceOrderRequest {
  body: OrderBody;
  /** Network prefix of the shopper; absent if unknown. */
  network?: string | null;
  /** The Idempotency-Key header. */
  key: string | null;
}

/** Places an order for the cart. Repeating the key returns the same order. */
export async function placeOrder(
  ctx: Ctx,
  { body, key, network = null }: PlaceOrderRequest,
  submit: SubmitOrder,
): Promise<Order> {
  const { accountId } = requireShopper(ctx);
  const { addressId = null, pickup = null, expectedTotal, ...details } = body;
  const { outcome, readOrder, totals, unpaidLimit } = await submit({
    accountId,
    key,
    bodyHash: createHash('sha256').update(JSON.stringify(body)).digest('base64url'),
    orderId: ctx.newId(),
    requestId: ctx.requestId,
    network,
    addressId,
    pickup,
    ...details,
    expectedTotal: expectedTotal === undefined ? null : toCentavos(expectedTotal),
  });
  const order = outcome === 'placed' || outcome === 'replayed' ? await readOrder() : undefined;
  if (order) {
    recordOrder(order.orderNumber);
    return order;
  }
  if (outcome === 'code_refused') throw await promoCodeError(ctx, accountId);
  if (unpaidLimit !== null) throw new AppError('order.unpaid_over_limit', { limit: unpaidLimit });
  throw toOrderError(outcome, totals);
}

/** Reads the reason from the cart, which still holds the promo code. */
async function promoCodeError(ctx: Ctx, accountId: string): Promise<AppError> {
  const { code } = await readCart(ctx.read, accountId, ctx.now());
  const reason = code?.problem ?? 'This code can no longer be used';
  return new AppError('promotion.not_applicable', { reason });
}

export const toTotals = (totals: Totals) => ({
  subtotal: toPesos(totals.subtotal),
  shippingFee: toPesos(totals.shippingFee),
  discount: toPesos(totals.discount),
  total: toPesos(totals.total),
});

/** Returns the error for an outcome; the caller handles those that need more of the database. */
export function toOrderError(
  outcome: PlacementResult['outcome'],
  totals: PlacementResult['totals'],
): AppError {
  if (outcome === 'total_changed') {
    return totals
      ? new AppError('order.total_changed', toTotals(totals))
      : new AppError('server.unexpected');
  }
  if (outcome === 'account_gone') return new AppError('auth.required');
  if (outcome === 'address_not_found') return new AppError('address.not_found');
  if (
    outcome === 'placed' ||
    outcome === 'replayed' ||
    outcome === 'code_refused' ||
    outcome === 'unpaid_over_limit'
  ) {
    return new AppError('server.unexpected');
  }
  return new AppError(`order.${outcome}`);
}
