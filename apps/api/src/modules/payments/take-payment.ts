import { isCashDue, paymentMethodNames, type PaymentMethod } from '@sirkito/commerce';
import {
  markPayment,
  moveOrder,
  reviveOrder,
  type LockedOrder,
  type Revival,
} from '#api/modules/orders/index.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { giveBack, sayMoney, type Paying } from './give-back.ts';
import { insertPayment, listPayments, payAttempt, type ProviderName } from './payments.queries.ts';

interface Arrived {
  provider: ProviderName;
  method: PaymentMethod;
  /** What the one who took the money calls it; the same one is taken once. */
  ref: string;
  amount: number;
  /** The page it was paid on, where there was one. */
  attemptId?: string;
}

/**
 * Money has arrived. It confirms the order that waits for it; a released order gets its goods back
 * if they are still there; in any other case the money goes back. Needs the order's lock.
 */
export async function takePayment(
  tx: Tx,
  by: Paying,
  order: LockedOrder,
  { attemptId, ...arrived }: Arrived,
): Promise<void> {
  const before = await listPayments(tx, order.id);
  if (before.some(({ provider, ref }) => provider === arrived.provider && ref === arrived.ref)) {
    return;
  }
  const attempt = before.find(({ id, status }) => id === attemptId && status !== 'paid');
  const paymentId = attempt?.id ?? by.newId();
  const at = by.now();
  if (attempt) await payAttempt(tx, attempt.id, { ref: arrived.ref, at });
  else {
    await insertPayment(tx, { ...arrived, id: paymentId, orderId: order.id, status: 'paid', at });
  }

  const paidBy = `Paid by ${paymentMethodNames[arrived.method]}`;
  if (isCashDue(order)) {
    await markPayment(tx, by, order, { paymentStatus: 'paid', note: 'Paid in cash' });
    return;
  }
  if (order.status === 'pending') {
    await moveOrder(tx, by, order, { to: 'confirmed', paymentStatus: 'paid', note: paidBy });
    return;
  }
  const note = `${paidBy}, late, and all of it was still there`;
  const revival = await reviveOrder(tx, by, order, note);
  if (revival === 'revived') return;
  if (arrived.provider !== 'paymongo') {
    // People hand it back, and say so by asking for the refund.
    const why = tooLate[revival] ?? 'it was cancelled before';
    const next = revival === 'nobody' ? 'It goes back to where it came from' : 'We get in touch';
    await sayMoney(tx, by, order, `${paidBy}, too late: ${why}. ${next}`);
    return;
  }
  const payments = await listPayments(tx, order.id);
  await giveBack(tx, by, order, {
    payments: payments.filter(({ id }) => id === paymentId),
    amount: arrived.amount,
    reason: reasonFor(order, revival),
    letter: order.status === 'cancelled' ? undefined : 'paid_twice',
  });
}

/** Why an order that was released does not come back. */
const tooLate: Partial<Record<Revival, string>> = {
  sold: 'some of it is sold',
  promotion_used_up: 'the promotion that made this price is used up',
  nobody: 'the account it was for is deleted',
};

function reasonFor({ status }: LockedOrder, revival: Revival): string {
  if (status !== 'cancelled') return 'this order was paid twice';
  const why = tooLate[revival];
  return why ? `the payment came too late, and ${why}` : 'it was paid after it was cancelled';
}
