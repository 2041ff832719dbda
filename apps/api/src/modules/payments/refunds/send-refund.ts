import { issueDueDocuments } from '#api/modules/invoices/index.ts';
import { lockOrder } from '#api/modules/orders/index.ts';
import { requireShop, type Ctx } from '#api/platform/context.ts';
import { ProviderRejectedError, type PaymentProvider } from '../payment/provider.ts';
import { claimRefund, findRefund } from '../payment/refunds.queries.ts';
import { settleRefund } from './settle-refund.ts';

/** Longer than all provider calls of one attempt can take. */
const claimTimeoutMs = 30_000;

/** Sends a refund to the provider, or polls one already sent. Safe to repeat and to run concurrently. */
export async function sendRefund(
  ctx: Ctx,
  refundId: string,
  provider: PaymentProvider,
): Promise<void> {
  requireShop(ctx);
  const at = ctx.now();
  const before = new Date(at.getTime() - claimTimeoutMs);
  // Claim first, so a refund that keeps failing moves to the back of the queue.
  if (!(await ctx.transact((tx) => claimRefund(tx, refundId, { at, before })))) return;
  const refund = await findRefund(ctx.read, refundId);
  if (!refund?.paymentRef) return;
  const { paymentRef, amount, reason, ref, orderId } = refund;
  const pending = ref
    ? provider.readRefund(ref)
    : provider.refund({ refundId, paymentRef, amount, reason });
  const result = await pending.catch((error: unknown) => {
    if (!(error instanceof ProviderRejectedError)) throw error;
    return { status: 'failed' as const, ref: null, err: error };
  });
  await ctx.transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return;
    await settleRefund(tx, ctx, order, { ...result, refundId });
    await issueDueDocuments(tx, orderId);
  });
}
