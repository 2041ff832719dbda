import {
  formatPesos,
  toPesos,
  type Centavos,
  type PaymentStatus,
  type Pesos,
} from '@sirkito/commerce';
import type { PaymentRow } from './payments.queries.ts';

export const pesos = (amount: number): Pesos => toPesos(amount as Centavos);
export const spelled = (amount: number): string => formatPesos(pesos(amount));

export interface Money {
  came: number;
  went: number;
}

/** What came in for an order and what went back, in centavos. */
export function moneyOf(payments: readonly PaymentRow[]): Money {
  const paid = payments.filter(({ status }) => status === 'paid');
  return {
    came: paid.reduce((sum, { amount }) => sum + amount, 0),
    went: paid.reduce((sum, { went }) => sum + went, 0),
  };
}

/** What an order says of its payment. The same rule as in the reconciliation. */
export function statusOf({ came, went }: Money, total: number): PaymentStatus {
  if (came === went) return 'refunded';
  return came - went < total ? 'partially_refunded' : 'paid';
}
