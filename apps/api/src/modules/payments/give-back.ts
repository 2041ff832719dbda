import type { PaymentStatus } from '@sirkito/commerce';
import { z } from 'zod';
import {
  announceOrders,
  markPayment,
  orderLetterMail,
  type LockedOrder,
  type OrderLetter,
} from '#api/modules/orders/index.ts';
import type { Acting, Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import type { JobKind } from '#api/platform/jobs.ts';
import { moneyOf, spelled, statusOf } from './money.ts';
import { listPayments, type PaymentRow } from './payments.queries.ts';
import { insertRefund } from './refunds.queries.ts';

/** Promised with the refund, kept by the worker. */
export const refundPromise: JobKind<{ refundId: string }> = {
  name: 'payments.send_refund',
  payload: z.object({ refundId: z.uuid() }),
};

/** What joining a transaction about money takes. */
export type Paying = Acting & Pick<Ctx, 'enqueue' | 'log'>;

interface GiveBack {
  /** Where it came in; what is left of the first is used up before the next. */
  payments: readonly PaymentRow[];
  amount: number;
  /** In the shopper's words, after a colon. */
  reason: string;
  /** Where it is told in words of its own. */
  letter?: OrderLetter | undefined;
}

/** Owes the money back and says so on the order. Needs the order's lock. */
export async function giveBack(
  tx: Tx,
  by: Paying,
  order: LockedOrder,
  { payments, amount, reason, letter }: GiveBack,
): Promise<void> {
  let left = amount;
  for (const payment of payments.filter(({ status }) => status === 'paid')) {
    const part = Math.min(left, payment.amount - payment.went);
    if (part <= 0) continue;
    left -= part;
    const id = by.newId();
    // What came by bank or in cash is handed back by people, who say so by asking for this.
    const isSent = payment.provider === 'paymongo';
    const status = isSent ? 'owed' : 'done';
    await insertRefund(tx, {
      id,
      paymentId: payment.id,
      amount: part,
      reason,
      status,
      at: by.now(),
    });
    if (isSent) await by.enqueue(tx, refundPromise, { refundId: id });
  }
  const note = `${spelled(amount)} goes back to you: ${reason}`;
  await sayGivenBack(tx, by, order, { note, letter });
}

/** Also tells what the database does not: that more went back, and the status stayed. */
export async function sayGivenBack(
  tx: Tx,
  by: Paying,
  order: LockedOrder,
  { note, letter }: { note: string; letter?: OrderLetter | undefined },
): Promise<void> {
  const status = await sayMoney(tx, by, order, note);
  if (status !== order.paymentStatus) return;
  const usual = status === 'refunded' ? 'refunded' : 'partly_refunded';
  const owed = { orderId: order.id, letter: letter ?? usual, changeId: by.newId() };
  await by.enqueue(tx, orderLetterMail, owed);
}

/** Puts on the order what its payments and refunds come to. Needs the order's lock. */
export async function sayMoney(
  tx: Tx,
  by: Acting,
  order: LockedOrder,
  note: string,
): Promise<PaymentStatus> {
  const money = moneyOf(await listPayments(tx, order.id));
  const paymentStatus = statusOf(money, order.total);
  await markPayment(tx, by, order, { paymentStatus, note });
  await announceOrders(tx, [order.id]);
  return paymentStatus;
}
