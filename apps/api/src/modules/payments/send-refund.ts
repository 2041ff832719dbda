import { lockOrder } from '#api/modules/orders/index.ts';
import { requireShop, type Ctx } from '#api/platform/context.ts';
import { ProviderRefusal, type PaymentProvider } from './provider.ts';
import { claimRefund, findRefund } from './refunds.queries.ts';
import { settleRefund } from './settle-refund.ts';

/** More than all calls of one try may take. */
const inHandMs = 30_000;

/** Asks the provider to give the money back, or what became of it. Harmless twice, and at once. */
export async function sendRefund(
  ctx: Ctx,
  refundId: string,
  provider: PaymentProvider,
): Promise<void> {
  requireShop(ctx);
  const at = ctx.now();
  const before = new Date(at.getTime() - inHandMs);
  // First, so that one that cannot be sent waits for its next turn behind the others.
  if (!(await ctx.transact((tx) => claimRefund(tx, refundId, { at, before })))) return;
  const refund = await findRefund(ctx.read, refundId);
  if (!refund?.paymentRef) return;
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
