import { orderApi } from '@sirkito/contracts/orders/endpoints';
import type { FastifyInstance } from 'fastify';
import { requireBankAccount, takesTransfers } from '#api/modules/settings/index.ts';
import { requireSelf } from '#api/platform/context.ts';
import { ok, route } from '#api/platform/http/route.ts';
import { buyAgain } from './placing/buy-again.ts';
import { cancelOrder } from './fulfilment/cancel-order.ts';
import { listOrders } from './order/list-orders.ts';
import type { OrderQueue } from './placing/order-queue.ts';
import { placeOrder } from './placing/place-order.ts';
import { quoteOrder } from './placing/quote-order.ts';
import { viewOrderFit } from './compatibility/view-order-fit.ts';
import { viewOrder } from './order/view-order.ts';

export interface OrderRouteDeps {
  orderQueue: Pick<OrderQueue, 'place'>;
  provider: { isTest: boolean };
}

export function ordersRoutes(app: FastifyInstance, deps: OrderRouteDeps): void {
  const { orderQueue, provider } = deps;
  route(app, orderApi.place, async (ctx, { body, headers }) => {
    await requireBankAccount(ctx.read, body.paymentMethod, provider);
    const { 'idempotency-key': key = null } = headers;
    const order = await placeOrder(ctx, { body, key }, orderQueue);
    return { success: true as const, order };
  });
  route(app, orderApi.quote, async (ctx, { query }) => ({
    success: true as const,
    quote: await quoteOrder(ctx, query.addressId, await takesTransfers(ctx.read, provider)),
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
  route(app, orderApi.cancel, async (ctx, { params }) =>
    ok(await cancelOrder(ctx, params.orderId)),
  );
  route(app, orderApi.buyAgain, async (ctx, { params }) => ok(await buyAgain(ctx, params.orderId)));
}
