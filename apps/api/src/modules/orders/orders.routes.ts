import { AppError } from '@sirkito/contracts/errors';
import { orderApi } from '@sirkito/contracts/order';
import type { FastifyInstance } from 'fastify';
import { refuseSampleBank } from '#api/modules/settings/index.ts';
import { requireSelf } from '#api/platform/context.ts';
import { ok, route } from '#api/platform/http/route.ts';
import { buyAgain } from './buy-again.ts';
import { cancelOrder } from './cancel-order.ts';
import { listOrders } from './list-orders.ts';
import { placeOrder, type PlaceOne } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';
import { viewOrderFit } from './view-order-fit.ts';
import { viewOrder } from './view-order.ts';

const keyForm = /^[\x21-\x7e]{8,128}$/;

function keyOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && keyForm.test(header)) return header;
  throw new AppError('request.invalid');
}

export interface OrderParts {
  placeOrder: PlaceOne;
  provider: { isTest: boolean };
}

export function ordersRoutes(app: FastifyInstance, parts: OrderParts): void {
  const { placeOrder: place, provider } = parts;
  route(app, orderApi.place, async (ctx, { body }, { request }) => {
    if (!provider.isTest) await refuseSampleBank(ctx.read, body.paymentMethod);
    const key = keyOf(request.headers['idempotency-key']);
    return { success: true as const, order: await placeOrder(ctx, { body, key }, place) };
  });
  route(app, orderApi.quote, async (ctx, { query }) => ({
    success: true as const,
    quote: await quoteOrder(ctx, query.addressId),
  }));
  route(app, orderApi.list, async (ctx, { params, query }) => {
    requireSelf(ctx, params.userId);
    return { success: true as const, ...(await listOrders(ctx, query)) };
  });
  route(app, orderApi.view, async (ctx, { params }) => ({
    success: true as const,
    order: await viewOrder(ctx, params.orderId),
  }));
  route(app, orderApi.fit, async (ctx, { params }) => ({
    success: true as const,
    fit: await viewOrderFit(ctx, params.orderId),
  }));
  route(app, orderApi.cancel, async (ctx, { params }) => {
    const order = await cancelOrder(ctx, params.orderId);
    return { ...ok(order), order };
  });
  route(app, orderApi.buyAgain, async (ctx, { params }) => ok(await buyAgain(ctx, params.orderId)));
}
