import { createHash } from 'node:crypto';
import { toCentavos, toPesos, type Centavos } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { Order, OrderBody } from '@sirkito/contracts/order';
import { readCart } from '#api/modules/carts/index.ts';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { toPlacedOrder } from './order.ts';
import { orderRules } from './order-rules.ts';
import { listOrdersById } from './orders.queries.ts';
import { placeOrders, type Answer, type OrderRequest } from './place-orders.queries.ts';
import { createSequencer } from './sequencer.ts';

/** The order is read after the commit, while the next batch is already under way. */
type Placed = Answer & { readOrder: () => Promise<Order | undefined> };
type Reach = Pick<Ctx, 'transact' | 'read' | 'now'>;
export type PlaceOne = (request: OrderRequest) => Promise<Placed>;

/** The queue of one process. Several processes have one each, and the database keeps them apart. */
export const createOrderQueue = ({ transact, read, now }: Reach): PlaceOne =>
  createSequencer({
    run: async (requests) => {
      const answers = await transact((tx) =>
        placeOrders(tx, requests, { rules: orderRules, at: now() }),
      );
      const ids = answers.flatMap(({ orderId }) => orderId ?? []);
      let orders: Promise<Map<string, Order>> | undefined;
      return answers.map((answer) => ({
        ...answer,
        readOrder: async () => (await (orders ??= readOrders(read, ids))).get(answer.orderId ?? ''),
      }));
    },
    ownerOf: ({ accountId }) => accountId,
    batchSize: 128,
    capacity: 2_000,
    refuse: () => new AppError('server.overloaded'),
  });

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
