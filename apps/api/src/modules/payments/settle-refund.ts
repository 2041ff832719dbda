import type { LockedOrder } from '#api/modules/orders/index.ts';
import type { Acting, Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { sayMoney } from './give-back.ts';
import { spelled } from './money.ts';
import type { ProviderRefund } from './provider.ts';
import { findRefund, updateRefund } from './refunds.queries.ts';

interface News extends Pick<ProviderRefund, 'status'> {
  refundId: string;
  ref: string | null;
  /** Why the provider did not take it at all. */
  err?: Error;
}

/** What became of a refund. One that is done or failed stays so. Needs the order's lock. */
export async function settleRefund(
  tx: Tx,
  by: Acting & Pick<Ctx, 'log'>,
  order: LockedOrder,
  { refundId, status, ref, err }: News,
): Promise<void> {
  const refund = await findRefund(tx, refundId);
  if (!refund || refund.status === 'done' || refund.status === 'failed') return;
  await updateRefund(tx, refundId, { status, ref, at: by.now() });
  if (status !== 'failed') return;
  const orderId = order.id;
  by.log.error({ err, orderId, refundId, ref }, 'a refund did not go through: it needs a person');
  const note = `Giving back ${spelled(refund.amount)} did not go through. We look into it`;
  await sayMoney(tx, by, order, note);
}
