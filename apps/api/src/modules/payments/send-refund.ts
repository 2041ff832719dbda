import { lockOrder } from '#api/modules/orders/index.ts';
import { requireShop, type Ctx } from '#api/platform/context.ts';
import { ProviderRefusal, type PaymentProvider } from './provider.ts';
import { findRefund } from './refunds.queries.ts';
import { settleRefund } from './settle-refund.ts';

/** Asks the provider to give the money back, or what became of it. Harmless twice. */
export async function sendRefund(
  ctx: Ctx,
  refundId: string,
  provider: PaymentProvider,
): Promise<void> {
  requireShop(ctx);
  const refund = await findRefund(ctx.read, refundId);
  if (!refund?.paymentRef || refund.status === 'done' || refund.status === 'failed') return;
  const { paymentRef, amount, reason, ref, orderId } = refund;
  const asked = ref
    ? provider.readRefund(ref)
    : provider.refund({ refundId, paymentRef, amount, reason });
  const news = await asked.catch((error: unknown) => {
    if (!(error instanceof ProviderRefusal)) throw error;
    return { status: 'failed' as const, ref: null, err: error };
  });
  await ctx.transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order) await settleRefund(tx, ctx, order, { ...news, refundId });
  });
}
