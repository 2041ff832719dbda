import type { Centavos } from '@sirkito/commerce';
import { manualOrderApi } from '@sirkito/contracts/orders/staff-manual-endpoints';
import { paymentApi } from '@sirkito/contracts/payments/endpoints';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { confirmPayment } from './capture/confirm-payment.ts';
import { refundOrder } from './refunds/refund-order.ts';
import type { OnlinePaymentDeps } from './online/start-payment.ts';
import { previewManualOrder, createManualOrder } from './create-manual-order.ts';
import { viewOrderPayments } from './view-order-payments.ts';
import { viewProof } from './bank-transfer/view-proof.ts';

interface PaymentStaffDeps extends OnlinePaymentDeps {
  refundLimit: Centavos;
}

export function paymentsStaffRoutes(
  app: FastifyInstance,
  { provider, refundLimit }: PaymentStaffDeps,
): void {
  route(app, manualOrderApi.quote, async (ctx, { body }) =>
    ok(await previewManualOrder(ctx, body)),
  );
  route(app, manualOrderApi.place, async (ctx, { body }) =>
    ok({ _id: await createManualOrder(ctx, body, provider) }),
  );
  route(app, paymentApi.orderPayments, async (ctx, { params }) =>
    ok(await viewOrderPayments(ctx, params.orderId)),
  );
  route(app, paymentApi.viewProof, async (ctx, { params }) =>
    ok({ picture: await viewProof(ctx, params) }),
  );
  route(app, paymentApi.confirm, async (ctx, { params, body }) =>
    ok(await confirmPayment(ctx, { ...params, ...body })),
  );
  route(app, paymentApi.refund, async (ctx, { params, body }) =>
    ok(await refundOrder(ctx, { ...params, ...body }, refundLimit)),
  );
}
