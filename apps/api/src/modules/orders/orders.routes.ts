import { AppError } from '@sirkito/contracts/errors';
import { orderApi } from '@sirkito/contracts/orders/endpoints';
import type { FastifyInstance } from 'fastify';
import { requireOwnBankAccount } from '#api/modules/settings/index.ts';
import { requireSelf } from '#api/platform/context.ts';
import { ok, route } from '#api/platform/http/route.ts';
import { publicNetworkOf } from '#api/platform/network.ts';
import { buyAgain } from './checkout/buy-again.ts';
import { cancelOrder } from './fulfilment/cancel-order.ts';
import { listOrders } from './order/list-orders.ts';
import { placeOrder, type SubmitOrder } from './checkout/place-order.ts';
import { quoteOrder } from './checkout/quote-order.ts';
import { viewOrderFit } from './compatibility/view-order-fit.ts';
import { viewOrder } from './order/view-order.ts';

const keyFormat = /^[\x21-\x7e]{8,128}$/;

function parseIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && keyFormat.test(header)) return header;
  throw new AppError('request.invalid');
}

export interface OrderRouteDeps {
  submitOrder: SubmitOrder;
  provider: { isTest: boolean };
}

export function ordersRoutes(app: FastifyInstance, deps: OrderRouteDeps): void {
  const { submitOrder, provider } = deps;
  route(app, orderApi.place, async (ctx, { body }, { request }) => {
    if (!provider.isTest) await requireOwnBankAccount(ctx.read, body.paymentMethod);
    const key = parseIdempotencyKey(request.headers['idempotency-key']);
    const network = publicNetworkOf(request.ip);
    const order = await placeOrder(ctx, { body, key, network }, submitOrder);
    return { success: true as const, order };
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
