import { AppError } from '@sirkito/contracts/errors';
import { issueDueDocuments } from '#api/modules/invoices/index.ts';
import { lockOrder, type LockedOrder } from '#api/modules/orders/index.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { notifyRefund, type PaymentDeps } from './issue-refund.ts';
import { formatCentavos } from '../payment/payment-totals.ts';
import { findAttempt, listPayments, type Outcome } from '../payment/payments.queries.ts';
import type { ProviderEvent, ProviderRefund } from '../payment/provider.ts';
import { insertRefund, listRefunds } from '../payment/refunds.queries.ts';
import { settleRefund } from './settle-refund.ts';

type RefundsEvent = Extract<ProviderEvent, { about: 'refunds' }>;

/** Settles our own refunds and records those made in the provider's dashboard. */
export async function recordProviderRefunds(
  tx: Tx,
  deps: PaymentDeps,
  { paymentRef, refunds }: RefundsEvent,
): Promise<Outcome> {
  const payment = await findAttempt(tx, { paymentRef });
  if (!payment) return { outcome: 'review', detail: `refund of an unknown payment: ${paymentRef}` };
  const outcome = { paymentId: payment.id, detail: refunds.map(({ ref }) => ref).join() };
  const isComplete = await recordRefunds(tx, deps, payment, refunds);
  await issueDueDocuments(tx, payment.orderId);
  return { ...outcome, outcome: isComplete ? 'handled' : 'review' };
}

/** Returns false at the first refund that exceeds what is left of its payment. */
async function recordRefunds(
  tx: Tx,
  deps: PaymentDeps,
  payment: { id: string; orderId: string },
  refunds: RefundsEvent['refunds'],
): Promise<boolean> {
  for (const refund of refunds) {
    // Lock again for each refund: the previous one may have changed the order.
    const order = await lockOrder(tx, payment.orderId);
    if (!order) throw new AppError('order.not_found');
    const refundId = await findOwnRefundId(tx, order, refund);
    if (refundId) await settleRefund(tx, deps, order, { ...refund, refundId });
    else if (
      !(await recordDashboardRefund(tx, deps, order, { ...refund, paymentId: payment.id }))
    ) {
      return false;
    }
  }
  return true;
}

/** Matches by provider reference, else by our refund id in its metadata. */
async function findOwnRefundId(tx: Tx, order: LockedOrder, refund: ProviderRefund) {
  const ours = await listRefunds(tx, order.id);
  return ours.find(({ id, ref }) => ref === refund.ref || id === refund.refundId)?.id;
}

/** Returns false if the refund exceeds what is left of its payment. */
async function recordDashboardRefund(
  tx: Tx,
  deps: PaymentDeps,
  order: LockedOrder,
  { paymentId, ref, amount, status }: ProviderRefund & { paymentId: string },
): Promise<boolean> {
  const payment = (await listPayments(tx, order.id)).find(({ id }) => id === paymentId);
  if (!payment || (status !== 'failed' && amount > payment.amount - payment.refunded)) return false;
  const reason = 'issued by our payment provider';
  await insertRefund(tx, {
    id: deps.newId(),
    paymentId,
    amount,
    reason,
    status,
    ref,
    at: deps.now(),
  });
  if (status === 'failed') return true;
  await notifyRefund(tx, deps, order, { note: `Refund of ${formatCentavos(amount)}: ${reason}` });
  return true;
}
