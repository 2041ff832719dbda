import { createHash } from 'node:crypto';
import { toCentavos, toPesos, type Centavos } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { Order, OrderBody } from '@sirkito/contracts/order';
import { readCart } from '#api/modules/carts/index.ts';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { toPlacedOrder } from './order.ts';
import { orderRules } from './order-rules.ts';
import { listOrdersById } from './orders.queries.ts';
import {
  listSoldOut,
  placeOrders,
  type Answer,
  type OrderRequest,
} from './place-orders.queries.ts';
import { createSequencer } from './sequencer.ts';
import type { SoldOut } from './sold-out.ts';

/** The order is read after the commit, while the next batch is already under way. */
type Placed = Pick<Answer, 'outcome' | 'figures'> & { readOrder: () => Promise<Order | undefined> };
type Reach = Pick<Ctx, 'transact' | 'read' | 'now'>;
export type PlaceOne = (request: OrderRequest) => Promise<Placed>;

/** The queue of one process. Several processes have one each, and the database keeps them apart. */
export const createOrderQueue = (reach: Reach, soldOut?: SoldOut): PlaceOne =>
  createSequencer({
    run: async (requests) => {
      const known = soldOut?.known() ?? [];
      const gone = known.length > 0 ? await listSoldOut(reach.read, requests, known) : none;
      const asked = requests.filter(({ orderId }) => !gone.has(orderId));
      const placed = asked.length > 0 ? await placeAll(reach, asked, soldOut) : [];
      const answers = new Map(placed.map((answer, place) => [asked[place]?.orderId, answer]));
      return requests.map(({ orderId }) => answers.get(orderId) ?? tooLate);
    },
    ownerOf: ({ accountId }) => accountId,
    batchSize: 128,
    capacity: 2_000,
    refuse: () => new AppError('server.overloaded'),
  });

const none: ReadonlySet<string> = new Set();
const tooLate: Placed = { outcome: 'short', figures: null, readOrder: async () => undefined };

async function placeAll(
  { transact, read, now }: Reach,
  requests: readonly OrderRequest[],
  soldOut: SoldOut | undefined,
): Promise<Placed[]> {
  const learn = soldOut?.watch();
  const answers = await transact((tx) =>
    placeOrders(tx, requests, { rules: orderRules, at: now() }),
  );
  learn?.(answers.flatMap((answer) => answer.soldOut ?? []));
  const ids = answers.flatMap(({ orderId }) => orderId ?? []);
  let orders: Promise<Map<string, Order>> | undefined;
  return answers.map(({ outcome, figures, orderId }) => ({
    outcome,
    figures,
    readOrder: async () => (await (orders ??= readOrders(read, ids))).get(orderId ?? ''),
  }));
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
  const { expectedTotal, ...asked } = body;
  const { outcome, readOrder, figures } = await place({
    accountId,
    buyerId: accountId,
    key,
    bodyHash: createHash('sha256').update(JSON.stringify(body)).digest('base64url'),
    orderId: ctx.newId(),
    ...asked,
    expectedTotal: expectedTotal === undefined ? null : toCentavos(expectedTotal),
  });
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

export function refusalOf(
  outcome: Exclude<Answer['outcome'], 'code_refused'>,
  figures: Answer['figures'],
): AppError {
  if (outcome === 'total_changed' && figures) {
    const { subtotal, shippingFee, discount, total } = figures;
    const pesos = (amount: number) => toPesos(amount as Centavos);
    return new AppError('order.total_changed', {
      subtotal: pesos(subtotal),
      shippingFee: pesos(shippingFee),
      discount: pesos(discount),
      total: pesos(total),
    });
  }
  if (outcome === 'address_not_found') return new AppError('address.not_found');
  if (outcome === 'placed' || outcome === 'replayed') return new AppError('server.unexpected');
  return new AppError(`order.${outcome}`);
}
