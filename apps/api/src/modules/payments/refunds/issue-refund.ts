import { asCentavos, type Centavos, type PaymentStatus } from '@sirkito/commerce';
import { z } from 'zod';
import {
  announceOrders,
  markPayment,
  sendOrderEmailJob,
  type LockedOrder,
  type OrderEmail,
} from '#api/modules/orders/index.ts';
import type { ActorContext, Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import type { JobKind } from '#api/platform/jobs/job-kind.ts';
import { sumPayments, formatCentavos, paymentStatusOf } from '../payment/payment-totals.ts';
import { listPayments, type PaymentRow } from '../payment/payments.queries.ts';
import { insertRefund } from '../payment/refunds.queries.ts';

/** Queued in the same transaction as the refund; the worker calls the provider. */
export const sendRefundJob: JobKind<{ refundId: string }> = {
  name: 'payments.send_refund',
  payload: z.object({ refundId: z.uuid() }),
};

export type PaymentDeps = ActorContext & Pick<Ctx, 'enqueue' | 'log'>;

interface RefundRequest {
  /** Payments to refund against, in order; each is used up before the next. */
  payments: readonly PaymentRow[];
  amount: Centavos;
  /** Shown to the customer after "Refund of ₱…: ". */
  reason: string;
  /** Overrides the default refund e-mail. */
  email?: OrderEmail | undefined;
}

/** Records the refund, queues it with the provider and updates the order. Caller holds the order lock. */
export async function issueRefund(
  tx: Tx,
  deps: PaymentDeps,
  order: LockedOrder,
  { payments, amount, reason, email }: RefundRequest,
): Promise<void> {
  let remaining: number = amount;
  for (const payment of payments.filter(({ status }) => status === 'paid')) {
    const part = asCentavos(Math.min(remaining, payment.amount - payment.refunded));
    if (part <= 0) continue;
    remaining -= part;
    const id = deps.newId();
    // Staff return bank transfers and cash themselves, so those refunds are done once recorded.
    const goesThroughProvider = payment.provider === 'paymongo';
    const status = goesThroughProvider ? 'due' : 'done';
    await insertRefund(tx, {
      id,
      paymentId: payment.id,
      amount: part,
      reason,
      status,
      at: deps.now(),
    });
    if (goesThroughProvider) await deps.enqueue(tx, sendRefundJob, { refundId: id });
  }
  const note = `Refund of ${formatCentavos(amount)}: ${reason}`;
  await notifyRefund(tx, deps, order, { note, email });
}

/**
 * Updates the order and notifies the customer. The outbox sends an e-mail only when the payment
 * status changes, so a further partial refund queues its own.
 */
export async function notifyRefund(
  tx: Tx,
  deps: PaymentDeps,
  order: LockedOrder,
  { note, email }: { note: string; email?: OrderEmail | undefined },
): Promise<void> {
  const status = await syncPaymentStatus(tx, deps, order, note);
  if (status !== order.paymentStatus) return;
  const defaultEmail = status === 'refunded' ? 'refunded' : 'partly_refunded';
  const payload = { orderId: order.id, email: email ?? defaultEmail, changeId: deps.newId() };
  await deps.enqueue(tx, sendOrderEmailJob, payload);
}

/** Recomputes the order's payment status from its payments and refunds. Caller holds the order lock. */
export async function syncPaymentStatus(
  tx: Tx,
  deps: ActorContext,
  order: LockedOrder,
  note: string,
): Promise<PaymentStatus> {
  const totals = sumPayments(await listPayments(tx, order.id));
  const paymentStatus = paymentStatusOf(totals, order.total);
  await markPayment(tx, deps, order, { paymentStatus, note });
  await announceOrders(tx, [order.id]);
  return paymentStatus;
}
