import { createHash } from 'node:crypto';
import { asCentavos, toCentavos, toPesos, type Pesos } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { Order, OrderBody } from '@sirkito/contracts/orders/schemas';
import { readCart } from '#api/modules/carts/index.ts';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { toPlacedOrder } from '../order/order.ts';
import { maxUnpaidUnverified, readOrderRules } from '../order/order-rules.ts';
import { listOrdersById } from '../order/orders.queries.ts';
import {
  listSoldOut,
  placeOrders,
  type PlacementResult,
  type OrderRequest,
} from './place-orders.queries.ts';
import { placePickups, type PickupRequest } from './place-pickups.ts';
import { createSequencer } from './sequencer.ts';
import type { SoldOutCache } from './sold-out.ts';
import { listTooManyUnpaid } from './unpaid-orders.queries.ts';

/** The order is read after the commit, while the next batch already runs. */
type Placed = Pick<PlacementResult, 'outcome' | 'totals'> & {
  readOrder: () => Promise<Order | undefined>;
};
type QueueDeps = Pick<Ctx, 'transact' | 'read' | 'now'>;
export type SubmitOrder = (request: OrderRequest | PickupRequest) => Promise<Placed>;

/** Creates the order queue of this process. Queues of other processes are isolated by row locks. */
export const createOrderQueue = (deps: QueueDeps, soldOut?: SoldOutCache): SubmitOrder => {
  const placeDelivery = queueOf<OrderRequest>(deps, soldOut, async (tx, requests, at) =>
    placeOrders(tx, requests, { rules: await readOrderRules(tx), at }),
  );
  const placePickup = queueOf<PickupRequest>(deps, soldOut, placePickups);
  return (request) => ('pickup' in request ? placePickup(request) : placeDelivery(request));
};

type PlaceBatch<Request> = (
  tx: Tx,
  requests: readonly Request[],
  at: Date,
) => Promise<PlacementResult[]>;

const queueOf = <Request extends OrderRequest | PickupRequest>(
  deps: QueueDeps,
  soldOut: SoldOutCache | undefined,
  placeBatch: PlaceBatch<Request>,
): ((request: Request) => Promise<Placed>) =>
  createSequencer({
    run: async (requests) => {
      const known = soldOut?.known() ?? [];
      const outOfStock = known.length > 0 ? await listSoldOut(deps.read, requests, known) : none;
      const inStock = requests.filter(({ orderId }) => !outOfStock.has(orderId));
      const tooManyUnpaid = await listTooManyUnpaid(deps.read, inStock, maxUnpaidUnverified);
      const batch = inStock.filter(({ orderId }) => !tooManyUnpaid.has(orderId));
      const recordSoldOut = soldOut?.watch();
      const results =
        batch.length > 0 ? await deps.transact((tx) => placeBatch(tx, batch, deps.now())) : [];
      recordSoldOut?.(results.flatMap((result) => result.soldOut ?? []));
      const readOrder = orderReader(deps.read, results);
      const resultByOrderId = new Map(
        results.map((result, index) => [batch[index]?.orderId, result]),
      );
      return requests.map(({ orderId }) => {
        const result = resultByOrderId.get(orderId);
        if (!result) {
          return rejected(tooManyUnpaid.has(orderId) ? 'too_many_unpaid' : 'out_of_stock');
        }
        const { outcome, totals } = result;
        return { outcome, totals, readOrder: () => readOrder(result) };
      });
    },
    ownerOf: ({ accountId }) => accountId,
    batchSize: 128,
    capacity: 2_000,
    // The HTTP request timeout: the client has its response by then.
    maxWaitMs: 10_000,
    createError: () => new AppError('server.overloaded'),
  });

const none: ReadonlySet<string> = new Set();
const rejected = (outcome: PlacementResult['outcome']): Placed => ({
  outcome,
  totals: null,
  readOrder: async () => undefined,
});

/** Loads all orders of a batch in one query, on first use. */
function orderReader(read: QueueDeps['read'], results: readonly PlacementResult[]) {
  let orders: Promise<Map<string, Order>> | undefined;
  return async ({ orderId }: PlacementResult): Promise<Order | undefined> => {
    orders ??= readOrders(
      read,
      results.flatMap((result) => result.orderId ?? []),
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
  /** The Idempotency-Key header. */
  key: string | null;
}

/** Places an order for the cart. Repeating the key returns the same order. */
export async function placeOrder(
  ctx: Ctx,
  { body, key }: PlaceOrderRequest,
  submit: SubmitOrder,
): Promise<Order> {
  const { accountId } = requireShopper(ctx);
  const { addressId, pickup, expectedTotal, ...details } = body;
  const request = {
    accountId,
    buyerId: accountId,
    key,
    bodyHash: createHash('sha256').update(JSON.stringify(body)).digest('base64url'),
    orderId: ctx.newId(),
    ...details,
    expectedTotal: expectedTotal === undefined ? null : toCentavos(expectedTotal),
  };
  const { outcome, readOrder, totals } = await submit(
    pickup ? { ...request, pickup } : { ...request, addressId: String(addressId) },
  );
  const order = outcome === 'placed' || outcome === 'replayed' ? await readOrder() : undefined;
  if (order) return order;
  if (outcome === 'code_refused') throw await promoCodeError(ctx, accountId);
  throw toOrderError(outcome, totals);
}

/** Reads the reason from the cart, which still holds the promo code. */
async function promoCodeError(ctx: Ctx, accountId: string): Promise<AppError> {
  const { code } = await readCart(ctx.read, accountId, ctx.now());
  const reason = code?.problem ?? 'This code can no longer be used';
  return new AppError('promotion.not_applicable', { reason });
}

const pesos = (amount: number): Pesos => toPesos(asCentavos(amount));

export const toTotals = (totals: NonNullable<PlacementResult['totals']>) => ({
  subtotal: pesos(totals.subtotal),
  shippingFee: pesos(totals.shippingFee),
  discount: pesos(totals.discount),
  total: pesos(totals.total),
});

export function toOrderError(
  outcome: Exclude<PlacementResult['outcome'], 'code_refused'>,
  totals: PlacementResult['totals'],
): AppError {
  if (outcome === 'total_changed') {
    return totals
      ? new AppError('order.total_changed', toTotals(totals))
      : new AppError('server.unexpected');
  }
  if (outcome === 'account_gone') return new AppError('auth.required');
  if (outcome === 'address_not_found') return new AppError('address.not_found');
  if (outcome === 'placed' || outcome === 'replayed') return new AppError('server.unexpected');
  return new AppError(`order.${outcome}`);
}
