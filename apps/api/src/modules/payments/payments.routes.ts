import { paymentApi } from '@sirkito/contracts/payment';
import type { FastifyInstance } from 'fastify';
import { hasOwnBankAccount } from '#api/modules/settings/index.ts';
import { ok, route } from '#api/platform/http/route.ts';
import { takeRawJson } from '#api/platform/http/raw-json.ts';
import { addProof } from './add-proof.ts';
import { receiveEvent } from './receive-event.ts';
import { startPayment, type PaymentParts } from './start-payment.ts';
import { viewPayment } from './view-payment.ts';

const done = ok({});

export function paymentsRoutes(app: FastifyInstance, parts: PaymentParts): void {
  const { provider } = parts;
  route(app, paymentApi.ways, async (ctx) =>
    ok({
      isTest: provider.isTest,
      hasBank: provider.isTest || (await hasOwnBankAccount(ctx.read)),
    }),
  );
  route(app, paymentApi.view, async (ctx, { params }) =>
    ok(await viewPayment(ctx, params.orderId, provider)),
  );
  route(app, paymentApi.start, async (ctx, { params }) => {
    const page = { checkoutUrl: await startPayment(ctx, params.orderId, parts) };
    return { ...ok(page), ...page };
  });
  route(app, paymentApi.addProof, async (ctx, { params, body }) => {
    await addProof(ctx, { ...params, ...body });
    return done;
  });
  // Fastify starts what is registered before it answers the first call.
  void app.register(async (signed) => {
    takeRawJson(signed);
    route(signed, paymentApi.paymongo, async (ctx, { body }, { request }) => {
      const signature = String(request.headers['paymongo-signature'] ?? '');
      await receiveEvent(ctx, { raw: String(body), signature }, provider);
      return done;
    });
  });
}
