import { manualOrderApi } from '@sirkito/contracts/manual-order-staff';
import { paymentApi } from '@sirkito/contracts/payment';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { confirmPayment } from './confirm-payment.ts';
import { refundOrder } from './refund-order.ts';
import type { PaymentParts } from './start-payment.ts';
import { quoteOrderByHand, takeOrderByHand } from './take-order-by-hand.ts';
import { viewMoney } from './view-money.ts';
import { viewProof } from './view-proof.ts';

export function paymentsAdminRoutes(app: FastifyInstance, { provider }: PaymentParts): void {
  route(app, manualOrderApi.quote, async (ctx, { body }) => ok(await quoteOrderByHand(ctx, body)));
  route(app, manualOrderApi.place, async (ctx, { body }) =>
    ok({ _id: await takeOrderByHand(ctx, body, provider) }),
  );
  route(app, paymentApi.money, async (ctx, { params }) => ok(await viewMoney(ctx, params.orderId)));
  route(app, paymentApi.viewProof, async (ctx, { params }) =>
    ok({ picture: await viewProof(ctx, params) }),
  );
  route(app, paymentApi.confirm, async (ctx, { params, body }) =>
    ok(await confirmPayment(ctx, { ...params, ...body })),
  );
  route(app, paymentApi.refund, async (ctx, { params, body }) =>
    ok(await refundOrder(ctx, { ...params, ...body })),
  );
}
