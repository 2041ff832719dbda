import { paymentApi } from '@sirkito/contracts/payments/endpoints';
import type { FastifyInstance } from 'fastify';
import { takesTransfers } from '#api/modules/settings/index.ts';
import { ok, route } from '#api/platform/http/route.ts';
import { acceptRawJson } from '#api/platform/http/accept-raw-json.ts';
import { changePaymentMethod } from './change-payment-method.ts';
import { addProof } from './bank-transfer/add-proof.ts';
import { receiveEvent } from './online/receive-event.ts';
import { startPayment, type OnlinePaymentDeps } from './online/start-payment.ts';
import { viewPayment } from './view-payment.ts';

const done = ok({});

export function paymentsRoutes(app: FastifyInstance, deps: OnlinePaymentDeps): void {
  const { provider } = deps;
  route(app, paymentApi.options, async (ctx) =>
    ok({ isTest: provider.isTest, hasBank: await takesTransfers(ctx.read, provider) }),
  );
  route(app, paymentApi.view, async (ctx, { params }) =>
    ok(await viewPayment(ctx, params.orderId, provider)),
  );
  route(app, paymentApi.start, async (ctx, { params }) =>
    ok({ checkoutUrl: await startPayment(ctx, params.orderId, deps) }),
  );
  route(app, paymentApi.changeMethod, async (ctx, { params, body }) => {
    await changePaymentMethod(ctx, { ...params, ...body }, provider);
    return done;
  });
  route(app, paymentApi.addProof, async (ctx, { params, body }) => {
    await addProof(ctx, { ...params, ...body });
    return done;
  });
  // Not awaited: Fastify loads registered plugins before it serves the first request.
  void app.register(async (signed) => {
    acceptRawJson(signed);
    route(signed, paymentApi.paymongo, async (ctx, { body }, { request }) => {
      const signature = String(request.headers['paymongo-signature'] ?? '');
      await receiveEvent(ctx, { raw: String(body), signature }, provider);
      return done;
    });
  });
}
