import { createHash } from 'node:crypto';
import { toCentavos, toPesos, type Centavos, type Pesos } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { Order, OrderBody } from '@sirkito/contracts/order';
import { readCart } from '#api/modules/carts/index.ts';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { toPlacedOrder } from './order.ts';
import { mostUnpaidUnverified, readOrderRules } from './order-rules.ts';
import { listOrdersById } from './orders.queries.ts';
import {
  listSoldOut,
  placeOrders,
  type Answer,
  type OrderRequest,
} from './place-orders.queries.ts';
import { placePickups, type PickupRequest } from './place-pickups.ts';
import { createSequencer } from './sequencer.ts';
import type { SoldOut } from './sold-out.ts';
import { listTooManyUnpaid } from './unpaid-orders.queries.ts';

/** The order is read after the commit, while the next batch is already under way. */
type Placed = Pick<Answer, 'outcome' | 'figures'> & { readOrder: () => Promise<Order | undefined> };
type Reach = Pick<Ctx, 'transact' | 'read' | 'now'>;
export type PlaceOne = (request: OrderRequest | PickupRequest) => Promise<Placed>;

/** The queue of one process. Several processes have one each, and the database keeps them apart. */
export const createOrderQueue = (reach: Reach, soldOut?: SoldOut): PlaceOne => {
  const deliver = queueOf<OrderRequest>(reach, soldOut, async (tx, requests, at) =>
    placeOrders(tx, requests, { rules: await readOrderRules(tx), at }),
  );
  const setAside = queueOf<PickupRequest>(reach, soldOut, placePickups);
  return (request) => ('pickup' in request ? setAside(request) : deliver(request));
};

type PlaceAll<Request> = (tx: Tx, requests: readonly Request[], at: Date) => Promise<Answer[]>;

const queueOf = <Request extends OrderRequest | PickupRequest>(
  reach: Reach,
  soldOut: SoldOut | undefined,
  placeAll: PlaceAll<Request>,
): ((request: Request) => Promise<Placed>) =>
  createSequencer({
    run: async (requests) => {
      const known = soldOut?.known() ?? [];
      const gone = known.length > 0 ? await listSoldOut(reach.read, requests, known) : none;
      const left = requests.filter(({ orderId }) => !gone.has(orderId));
      const tooManyUnpaid = await listTooManyUnpaid(reach.read, left, mostUnpaidUnverified);
      const asked = left.filter(({ orderId }) => !tooManyUnpaid.has(orderId));
      const learn = soldOut?.watch();
      const placed =
        asked.length > 0 ? await reach.transact((tx) => placeAll(tx, asked, reach.now())) : [];
      learn?.(placed.flatMap((answer) => answer.soldOut ?? []));
      const readOrder = orderReader(reach.read, placed);
      const answers = new Map(placed.map((answer, place) => [asked[place]?.orderId, answer]));
      return requests.map(({ orderId }) => {
        const answer = answers.get(orderId);
        if (!answer) return refused(tooManyUnpaid.has(orderId) ? 'too_many_unpaid' : 'short');
        const { outcome, figures } = answer;
        return { outcome, figures, readOrder: () => readOrder(answer) };
      });
    },
    ownerOf: ({ accountId }) => accountId,
    batchSize: 128,
    capacity: 2_000,
    // As long as a request may take: whoever sent it has been answered by then.
    patienceMs: 10_000,
    refuse: () => new AppError('server.overloaded'),
  });

const none: ReadonlySet<string> = new Set();
const refused = (outcome: Answer['outcome']): Placed => ({
  outcome,
  figures: null,
  readOrder: async () => undefined,
});

/** All orders of a batch are read at once, when the first is asked for. */
function orderReader(read: Reach['read'], answers: readonly Answer[]) {
  let orders: Promise<Map<string, Order>> | undefined;
  return async ({ orderId }: Answer): Promise<Order | undefined> => {
    orders ??= readOrders(
      read,
      answers.flatMap((answer) => answer.orderId ?? []),
    );
    return (await orders).get(orderId ?? '');
  };
}

async function readOrders(read: Reach['read'], ids: string[]): Promise<Map<string, Order>> {
  const rows = await listOrdersById(read, ids);
  return new Map(rows.map((row) => [row.id, toPlacedOrder(row)]));
}

interface Intent {
  body: OrderBody;
  /** From the header Idempotency-Key. */
  key: string | null;
}

/** Orders what is in the cart. Asking again with the same key gives the same order. */
export async function placeOrder(ctx: Ctx, { body, key }: Intent, place: PlaceOne): Promise<Order> {
  const { accountId } = requireShopper(ctx);
  const { addressId, pickup, expectedTotal, ...asked } = body;
  const request = {
    accountId,
    buyerId: accountId,
    key,
    bodyHash: createHash('sha256').update(JSON.stringify(body)).digest('base64url'),
    orderId: ctx.newId(),
    ...asked,
    expectedTotal: expectedTotal === undefined ? null : toCentavos(expectedTotal),
  };
  const { outcome, readOrder, figures } = await place(
    pickup ? { ...request, pickup } : { ...request, addressId: String(addressId) },
  );
  const order = outcome === 'placed' || outcome === 'replayed' ? await readOrder() : undefined;
  if (order) return order;
  if (outcome === 'code_refused') throw await refusedCode(ctx, accountId);
  throw refusalOf(outcome, figures);
}

/** The code is still in the cart, which says why it takes nothing off. */
async function refusedCode(ctx: Ctx, accountId: string): Promise<AppError> {
  const { code } = await readCart(ctx.read, accountId, ctx.now());
  const reason = code?.problem ?? 'This code cannot be used any more';
  return new AppError('promotion.refused', { reason });
}

const pesos = (amount: number): Pesos => toPesos(amount as Centavos);

export const toFigures = (figures: NonNullable<Answer['figures']>) => ({
  subtotal: pesos(figures.subtotal),
  shippingFee: pesos(figures.shippingFee),
  discount: pesos(figures.discount),
  total: pesos(figures.total),
});

export function refusalOf(
  outcome: Exclude<Answer['outcome'], 'code_refused'>,
  figures: Answer['figures'],
): AppError {
  if (outcome === 'total_changed' && figures) {
    return new AppError('order.total_changed', toFigures(figures));
  }
  if (outcome === 'account_gone') return new AppError('auth.required');
  if (outcome === 'address_not_found') return new AppError('address.not_found');
  if (outcome === 'placed' || outcome === 'replayed') return new AppError('server.unexpected');
  return new AppError(`order.${outcome}`);
}
