import { hasPaid, isCashDue, paidWith, type Centavos, type PaymentMethod } from '@sirkito/commerce';
import { issueDueDocuments } from '#api/modules/invoices/index.ts';
import {
  markPayment,
  transitionOrder,
  reopenOrder,
  setPaymentMethod,
  type LockedOrder,
  type ReopenResult,
} from '#api/modules/orders/index.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { issueRefund, syncPaymentStatus, type PaymentDeps } from '../refunds/issue-refund.ts';
import {
  insertPayment,
  listPayments,
  payAttempt,
  type ProviderName,
} from '../payment/payments.queries.ts';

interface ReceivedPayment {
  provider: ProviderName;
  method: PaymentMethod;
  /** Payment reference of the provider, bank or courier. Captured once per provider. */
  ref: string;
  amount: Centavos;
  /** The online attempt that was paid, if any. */
  attemptId?: string;
}

/**
 * Records a received payment, confirms the order and issues its invoice. A released order is
 * reopened if its items are still in stock; otherwise the payment is refunded. Caller holds the
 * order lock.
 */
export async function capturePayment(
  tx: Tx,
  deps: PaymentDeps,
  unpaid: LockedOrder,
  received: ReceivedPayment,
): Promise<void> {
  await applyPayment(tx, deps, unpaid, received);
  await issueDueDocuments(tx, unpaid.id);
}

async function applyPayment(
  tx: Tx,
  deps: PaymentDeps,
  unpaid: LockedOrder,
  { attemptId, ...received }: ReceivedPayment,
): Promise<void> {
  const existing = await listPayments(tx, unpaid.id);
  if (
    existing.some(({ provider, ref }) => provider === received.provider && ref === received.ref)
  ) {
    return;
  }
  const attempt = existing.find(({ id, status }) => id === attemptId && status !== 'paid');
  const paymentId = attempt?.id ?? deps.newId();
  const at = deps.now();
  if (attempt) await payAttempt(tx, attempt.id, { ref: received.ref, at });
  else {
    await insertPayment(tx, { ...received, id: paymentId, orderId: unpaid.id, status: 'paid', at });
  }

  // The shopper may have switched to another method and then paid the earlier checkout session.
  const order = hasPaid(unpaid.paymentStatus)
    ? unpaid
    : await setPaymentMethod(tx, unpaid, received.method);
  const paidBy = `Paid ${paidWith[received.method]}`;
  if (order.status === 'pending' && !isCashDue(order)) {
    await transitionOrder(tx, deps, order, {
      to: 'confirmed',
      paymentStatus: 'paid',
      note: paidBy,
    });
    return;
  }
  if (isCashDue(unpaid)) {
    await markPayment(tx, deps, order, { paymentStatus: 'paid', note: paidBy });
    if (order.status === 'shipped' && order.paymentMethod !== 'cod') {
      const details = { orderId: order.id, method: received.method };
      deps.log.error(
        details,
        'paid online, but shipped with cash on delivery; manual action required',
      );
    }
    return;
  }
  const note = `${paidBy}. The payment arrived late, but everything was still in stock`;
  const result = await reopenOrder(tx, deps, order, note);
  if (result === 'reopened') return;
  if (received.provider !== 'paymongo') {
    // Staff return bank transfers and cash themselves and then record the refund.
    const why = notReopenedReasons[result] ?? 'the order was already cancelled';
    await syncPaymentStatus(
      tx,
      deps,
      order,
      `${paidBy}, but too late: ${why}. We'll arrange a refund`,
    );
    return;
  }
  const payments = await listPayments(tx, order.id);
  await issueRefund(tx, deps, order, {
    payments: payments.filter(({ id }) => id === paymentId),
    amount: received.amount,
    reason: refundReason(order, result),
    email: order.status === 'cancelled' ? undefined : 'paid_twice',
  });
}

const notReopenedReasons: Partial<Record<ReopenResult, string>> = {
  out_of_stock: 'some items are sold out',
  promotion_used_up: 'the promotion has reached its limit',
  account_erased: 'the account has been deleted',
};

function refundReason({ status }: LockedOrder, result: ReopenResult): string {
  if (status !== 'cancelled') return 'paid twice';
  const why = notReopenedReasons[result];
  return why ? `payment arrived too late, and ${why}` : 'paid after the order was cancelled';
}
