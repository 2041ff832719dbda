import type { OrderMoney } from '@sirkito/contracts/payment';
import type { Reader } from '#api/platform/db/transaction.ts';
import { moneyOf, pesos } from './money.ts';
import { listPayments } from './payments.queries.ts';
import { listProofs } from './proofs.queries.ts';
import { listRefunds, type RefundRow } from './refunds.queries.ts';

export const toRefund = ({ amount, reason, status, createdAt }: RefundRow) => ({
  amount: pesos(amount),
  reason,
  status,
  at: createdAt.toISOString(),
});

/** All there is to say about the money of an order. */
export async function readMoney(read: Reader, orderId: string): Promise<OrderMoney> {
  const payments = await listPayments(read, orderId);
  const { came, went } = moneyOf(payments);
  const refunds = await listRefunds(read, orderId);
  const proofs = await listProofs(read, orderId);
  return {
    paid: pesos(came),
    refunded: pesos(went),
    payments: payments.map(({ id, provider, method, amount, status, ref, createdAt }) => ({
      _id: id,
      provider,
      method,
      amount: pesos(amount),
      status,
      reference: ref ?? '',
      at: createdAt.toISOString(),
    })),
    refunds: refunds.map(toRefund),
    proofs: proofs.map(({ id, createdAt }) => ({ _id: id, at: createdAt.toISOString() })),
  };
}
