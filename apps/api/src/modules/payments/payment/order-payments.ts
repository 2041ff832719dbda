import { toPesos } from '@sirkito/commerce';
import type { OrderPayments } from '@sirkito/contracts/payments/schemas';
import type { Reader } from '#api/platform/db/transaction.ts';
import { sumPayments } from './payment-totals.ts';
import { listPayments } from './payments.queries.ts';
import { listProofs } from './proofs.queries.ts';
import { listRefunds, type RefundRow } from './refunds.queries.ts';

export const toRefund = ({ amount, reason, status, createdAt }: RefundRow) => ({
  amount: toPesos(amount),
  reason,
  status,
  at: createdAt.toISOString(),
});

/** Returns an order's payments, refunds and proofs for staff. */
export async function readOrderPayments(read: Reader, orderId: string): Promise<OrderPayments> {
  const payments = await listPayments(read, orderId);
  const { paid, refunded } = sumPayments(payments);
  const refunds = await listRefunds(read, orderId);
  const proofs = await listProofs(read, orderId);
  return {
    paid: toPesos(paid),
    refunded: toPesos(refunded),
    payments: payments.map(({ id, provider, method, amount, status, ref, createdAt }) => ({
      _id: id,
      provider,
      method,
      amount: toPesos(amount),
      status,
      reference: ref ?? '',
      at: createdAt.toISOString(),
    })),
    refunds: refunds.map(toRefund),
    proofs: proofs.map(({ id, createdAt }) => ({ _id: id, at: createdAt.toISOString() })),
  };
}
