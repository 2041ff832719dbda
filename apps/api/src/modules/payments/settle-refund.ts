import type { LockedOrder } from '#api/modules/orders/index.ts';
import type { Acting } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { sayMoney } from './give-back.ts';
import { spelled } from './money.ts';
import type { ProviderRefund } from './provider.ts';
import { findRefund, updateRefund } from './refunds.queries.ts';

type News = Pick<ProviderRefund, 'status'> & { ref: string | null };

/** What became of a refund. One that is done or failed stays so. Needs the order's lock. */
export async function settleRefund(
  tx: Tx,
  by: Acting,
  order: LockedOrder,
  { refundId, status, ref }: News & { refundId: string },
): Promise<void> {
  const refund = await findRefund(tx, refundId);
  if (!refund || refund.status === 'done' || refund.status === 'failed') return;
  await updateRefund(tx, refundId, { status, ref, at: by.now() });
  if (status !== 'failed') return;
  const note = `Giving back ${spelled(refund.amount)} did not go through. We look into it`;
  await sayMoney(tx, by, order, note);
}
