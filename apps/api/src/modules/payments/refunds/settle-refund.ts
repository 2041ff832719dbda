import type { LockedOrder } from '#api/modules/orders/index.ts';
import type { ActorContext, Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { syncPaymentStatus } from './issue-refund.ts';
import { formatCentavos } from '../payment/payment-totals.ts';
import type { ProviderRefund } from '../payment/provider.ts';
import { findRefund, updateRefund } from '../payment/refunds.queries.ts';

interface RefundResult extends Pick<ProviderRefund, 'status'> {
  refundId: string;
  ref: string | null;
  /** Set when the provider rejected the refund. */
  err?: Error;
}

/** Records a refund's result. A settled refund never changes. Caller holds the order lock. */
export async function settleRefund(
  tx: Tx,
  deps: ActorContext & Pick<Ctx, 'log'>,
  order: LockedOrder,
  { refundId, status, ref, err }: RefundResult,
): Promise<void> {
  const refund = await findRefund(tx, refundId);
  if (!refund || refund.status === 'done' || refund.status === 'failed') return;
  await updateRefund(tx, refundId, { status, ref, at: deps.now() });
  if (status !== 'failed') return;
  const orderId = order.id;
  deps.log.error({ err, orderId, refundId, ref }, 'refund failed; manual action required');
  const note = `Refund of ${formatCentavos(refund.amount)} failed. We're looking into it`;
  await syncPaymentStatus(tx, deps, order, note);
}
